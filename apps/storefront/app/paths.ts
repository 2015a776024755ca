/** Paths of the storefront, built in one place so that names with `/` and `&` are always escaped. */
export const storePath = '/store';
export const searchPath = '/store/product/search';
export const cartPath = '/cart';
export const plansPath = '/plans';
export const winningProductsPath = '/winning-products';
export const shippingEstimatorPath = '/shipping-cost-estimator';
export const trackOrderPath = '/track-my-order';
export const chatSupportPath = '/support/chatemail';
/** The chat page for browsers without JavaScript. */
export const chatConversationPath = '/support/chatemail/conversation';

export const productPath = (id: number): string => `/store/product/${id}`;

/** Category page as linked from the store. */
export const storeCategoryPath = (category: string, subCategory?: string): string =>
  `/store${categoryPath(category, subCategory)}`;

/** Category page as linked from the mega menu and other category pages. */
export const categoryPath = (category: string, subCategory?: string): string =>
  ['/category', category, ...(subCategory === undefined ? [] : [subCategory])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
