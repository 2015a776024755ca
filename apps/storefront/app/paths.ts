/** URL paths of the storefront, built here so that names with `/` and `&` are always escaped. */
export const storePath = '/store';
export const searchPath = '/store/product/search';
export const allCategoriesPath = '/category';
export const cartPath = '/cart';
/** Logs in through the seller application and returns to the path in `to`. */
export const logInPath = '/log-in';
export const plansPath = '/plans';
export const winningProductsPath = '/winning-products';
export const shippingEstimatorPath = '/shipping-cost-estimator';
export const trackOrderPath = '/track-my-order';
export const chatSupportPath = '/support/chatemail';
/** The chat as a separate page, for browsers without JavaScript. */
export const chatConversationPath = '/support/chatemail/conversation';

interface ChosenOptions {
  color?: string | null | undefined;
  size?: string | null | undefined;
}

/** The path of a product page, with a colour and size chosen if they are given. */
export function productPath(id: number, { color, size }: ChosenOptions = {}): string {
  const parameters = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
  return `/store/product/${id}${parameters.size === 0 ? '' : `?${parameters.toString()}`}`;
}

/** The category listing that the store bar and strips link to. */
export const storeCategoryPath = (category: string, subCategory?: string): string =>
  `/store${categoryPath(category, subCategory)}`;

/** The category listing that the mega menu and the browse pages link to. */
export const categoryPath = (category: string, subCategory?: string): string =>
  ['/category', category, ...(subCategory === undefined ? [] : [subCategory])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
