/** Addresses of the shop, built in one place so that names with `/` and `&` are always escaped. */
export const storePath = '/store';
export const searchPath = '/store/product/search';
export const cartPath = '/cart';
export const plansPath = '/plans';
export const winningProductsPath = '/winning-products';
export const shippingEstimatorPath = '/shipping-cost-estimator';
export const trackOrderPath = '/track-my-order';
export const chatSupportPath = '/support/chatemail';
/** The chat as a page of its own, for browsers without scripts. */
export const chatConversationPath = '/support/chatemail/conversation';

export const productPath = (id: number): string => `/store/product/${id}`;

/** The category listing as the store's own bar and strips link to it. */
export const storeCategoryPath = (category: string, subCategory?: string): string =>
  `/store${categoryPath(category, subCategory)}`;

/** The category listing as the mega menu and the browse pages link to it. */
export const categoryPath = (category: string, subCategory?: string): string =>
  ['/category', category, ...(subCategory === undefined ? [] : [subCategory])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
