/** One address of each kind of page that the shop serves. */
export const pageTypes = [
  { name: 'home', path: '/', indexed: true },
  { name: 'store', path: '/store', indexed: true },
  { name: 'category', path: "/category/Women's%20Fashion", indexed: true },
  { name: 'category of the store', path: "/store/category/Women's%20Fashion/Sarees", indexed: true },
  { name: 'search', path: '/store/product/search?q=cotton', indexed: false },
  { name: 'search without result', path: '/store/product/search?q=zzzqqq', indexed: false },
  { name: 'product', path: '/store/product/1', indexed: true },
  { name: 'cart', path: '/cart', indexed: false },
] as const;
