import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import type { SizeChart } from '@postprocure/contracts/catalogue/size-chart';
import { toCards, type CardProduct } from '../product-list/card-product.ts';

export interface ProductView {
  product: ProductDetail;
  /** Names of the product's categories, outermost first. */
  categoryNames: string[];
  related: RelatedProducts;
  sizeChart: SizeChart | null;
}

export interface RelatedProducts {
  /** The names of the categories that the products come from. */
  categoryNames: string[];
  products: CardProduct[];
}

const relatedCount = 8;
/** If the subcategory has fewer products than this, the whole category is used. */
const fewRelated = 4;

interface ProductSource {
  api: ApiClient;
  readCategories: () => Promise<Category[]>;
}

/** Everything that a product page shows, or null if the product does not exist. */
export async function loadProductView(
  { api, readCategories }: ProductSource,
  idText: string,
): Promise<ProductView | null> {
  const id = parseProductId(idText);
  if (id === null) return null;
  const [product, categories] = await Promise.all([findProduct(api, id), readCategories()]);
  if (product === null) return null;
  const categoryNames = nameCategory(categories, product.categoryId);
  const [related, sizeChart] = await Promise.all([
    findRelated(api, categoryNames, id),
    product.variations.some(({ size }) => size !== '') ? findSizeChart(api, id) : null,
  ]);
  return { product, categoryNames, related, sizeChart };
}

/** Returns null if the product does not exist. */
export async function findProduct(api: ApiClient, id: number): Promise<ProductDetail | null> {
  try {
    return await api('GET /api/product/:id', { params: { id } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** If it fails to load, the page is shown without it. */
const findSizeChart = (api: ApiClient, id: number): Promise<SizeChart | null> =>
  api('GET /api/product/:id/size-chart', { params: { id } }).then(
    ({ chart }) => chart,
    () => null,
  );

const parseProductId = (text: string): number | null => (/^(?!0+$)\d{1,9}$/.test(text) ? Number(text) : null);

export function nameCategory(categories: readonly Category[], id: string): string[] {
  for (const { c_id, c_name, children } of categories) {
    if (c_id === id) return [c_name];
    const child = children.find((candidate) => candidate.c_id === id);
    if (child) return [c_name, child.c_name];
  }
  return [];
}

/** The most popular other products in the category. If they fail to load, the page is shown without them. */
async function findRelated(api: ApiClient, categoryNames: string[], id: number): Promise<RelatedProducts> {
  if (categoryNames.length === 0) return { categoryNames, products: [] };
  const query = { categoryName: categoryNames.join('/'), limit: relatedCount + 1 };
  const page = await api('GET /api/product', { query }).catch(() => ({ products: [] }));
  const products = page.products.filter((product) => product.id !== id).slice(0, relatedCount);
  return products.length < fewRelated && categoryNames.length > 1
    ? findRelated(api, categoryNames.slice(0, -1), id)
    : { categoryNames, products: toCards(products) };
}
