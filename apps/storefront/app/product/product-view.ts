import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import { listQuery } from '@postprocure/api-client/product-query';
import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductCard, ProductDetail } from '@postprocure/contracts/catalogue/product';

export interface ProductView {
  product: ProductDetail;
  /** Names of the product's categories, outermost first. */
  categoryNames: string[];
  related: RelatedProducts;
}

export interface RelatedProducts {
  /** Names of the categories they come from. */
  categoryNames: string[];
  products: ProductCard[];
}

const relatedCount = 8;
/** If the subcategory has fewer products than this, the whole category is used. */
const fewRelated = 4;

interface ProductSource {
  catalogue: Pick<CatalogueApi, 'getProduct' | 'listProducts'>;
  readCategories: () => Promise<Category[]>;
}

/** Everything the page shows about a product; null if it doesn't exist. */
export async function loadProductView(
  { catalogue, readCategories }: ProductSource,
  idText: string,
): Promise<ProductView | null> {
  const id = parseProductId(idText);
  if (id === null) return null;
  const [product, categories] = await Promise.all([catalogue.getProduct(id), readCategories()]);
  if (product === null) return null;
  const categoryNames = nameCategory(categories, product.categoryId);
  return { product, categoryNames, related: await findRelated(catalogue, categoryNames, id) };
}

const parseProductId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

export function nameCategory(categories: readonly Category[], id: string): string[] {
  for (const { c_id, c_name, children } of categories) {
    if (c_id === id) return [c_name];
    const child = children.find((candidate) => candidate.c_id === id);
    if (child) return [c_name, child.c_name];
  }
  return [];
}

/** The most popular products of the same category. The page works without them, so a failure is ignored. */
async function findRelated(
  catalogue: Pick<CatalogueApi, 'listProducts'>,
  categoryNames: string[],
  id: number,
): Promise<RelatedProducts> {
  if (categoryNames.length === 0) return { categoryNames, products: [] };
  const query = listQuery({ categoryName: categoryNames.join('/'), limit: relatedCount + 1 });
  const page = await catalogue.listProducts(query).catch(() => ({ products: [] }));
  const products = page.products.filter((product) => product.id !== id).slice(0, relatedCount);
  return products.length < fewRelated && categoryNames.length > 1
    ? findRelated(catalogue, categoryNames.slice(0, -1), id)
    : { categoryNames, products };
}
