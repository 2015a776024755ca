import { allProductsLimit, exactTotalLimit } from '@postprocure/contracts/limits';
import type { ProductListQuery, ProductPage } from '@postprocure/contracts/catalogue/product';
import type { SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import type { Executor } from '@postprocure/db/pool';
import { resolveCategory, scopeLexeme, type CatalogueContext } from './catalogue-context.ts';
import type { CategoryTree, ResolvedCategory } from './category-tree.ts';
import { hasFilter, nowInSeconds, toFacets, toPageFields, toRowFilter, toSlice } from './product-filter.ts';
import { loadCards } from './product.repository.ts';
import { quoteLexeme } from './search-term.ts';
import {
  countInScope,
  findIdsInScope,
  findPageInScope,
  type BrowseScope,
  type ScopePage,
  type Slice,
} from './search.repository.ts';
import { readLexemeCount } from './search-vocabulary.repository.ts';
import {
  countedListKey,
  countTotal,
  countTotalAndFacets,
  findPage,
  type Listed,
  type SearchRequest,
  type Total,
} from './search-engine.ts';

/** How many products of each featured category are guaranteed to be among the first thousand products. */
const featuredShare = 60;

/** Lists all products or those of a category, in any order, with or without filters. */
export const browseProducts = (context: CatalogueContext, query: ProductListQuery): Promise<ProductPage> =>
  query.page === 1 && query.facets !== true && !hasFilter(toRowFilter(query, nowInSeconds()))
    ? context.firstPages.get(firstPageKey(query), () => listProducts(context, query))
    : listProducts(context, query);

const firstPageKey = ({ categoryName, sort, limit }: ProductListQuery): string =>
  JSON.stringify([categoryName, sort, limit]);

async function listProducts(context: CatalogueContext, query: ProductListQuery): Promise<ProductPage> {
  const { reads } = context;
  const [tree, levels] = await Promise.all([context.readTree(), context.readLevels()]);
  const category = resolveCategory(tree, query.categoryName);
  const now = nowInSeconds();
  const filter = toRowFilter(query, now);
  const slice = toSlice(query.page, query.limit);
  const lexeme = scopeLexeme(category);
  const conditions = [quoteLexeme(lexeme)];
  const readRequest = async (): Promise<SearchRequest> => ({
    units: [],
    scopeLexeme: lexeme,
    scopeProducts: category === null ? levels.products : await readLexemeCount(reads, lexeme),
    filter,
    sort: query.sort,
  });

  const whole = hasFilter(filter) ? null : await browseWhole(reads, tree, category, query.sort, slice);
  const found = whole ?? (await findPage(reads, levels, await readRequest(), slice));
  const products = await loadCards(reads, found.ids);
  const listOf = ({ scopeProducts }: SearchRequest): Listed => ({
    conditions,
    candidates: scopeProducts,
    partial: null,
  });
  if (query.facets !== true) {
    const countList = async () => {
      const request = await readRequest();
      return countTotal(reads, levels, request, listOf(request));
    };
    return { products, ...toPageFields(found.total ?? (await countList()), query.page, query.limit) };
  }
  const options = { now, withinTop: category !== null };
  const counted = await context.countedLists.get(countedListKey(filter, conditions, options), async () => {
    const request = await readRequest();
    return countTotalAndFacets(reads, levels, request, listOf(request), options);
  });
  return {
    products,
    ...toPageFields(whole?.total ?? counted.total, query.page, query.limit),
    facets: toFacets(counted.facets, counted.approximate, tree),
  };
}

interface WholePage {
  ids: number[];
  total: Total;
}

async function browseWhole(
  reads: Executor,
  tree: CategoryTree,
  category: ResolvedCategory | null,
  sort: SortOrder,
  slice: Slice,
): Promise<WholePage> {
  const scope: BrowseScope = category === null ? 'all' : category.isTop ? 'top' : 'category';
  const { ids, products } =
    category === null && sort === 'featured'
      ? await browseAllFeatured(reads, tree.featuredIds, slice)
      : await findPageInScope(reads, scope, category?.id ?? null, sort, slice);
  const total = { total: Math.min(products, exactTotalLimit), isCapped: products > exactTotalLimit };
  return { ids, total };
}

/**
 * Lists all products in featured order. The store page takes its sections from the first thousand, so the top products
 * of the featured categories are moved to the end of that thousand, whatever their popularity.
 */
async function browseAllFeatured(reads: Executor, featuredIds: number[], slice: Slice): Promise<ScopePage> {
  const [products, ...leading] = await Promise.all([
    countInScope(reads, 'all', null),
    ...featuredIds.map((id) =>
      findIdsInScope(reads, 'top', id, 'featured', { offset: 0, limit: featuredShare }, []),
    ),
  ]);
  const closing = leading.flat();
  const closingFrom = Math.max(0, Math.min(allProductsLimit, products) - closing.length);
  const end = slice.offset + slice.limit;
  const findOthers = (offset: number, limit: number) =>
    limit > 0 ? findIdsInScope(reads, 'all', null, 'featured', { offset, limit }, closing) : [];

  const head = await findOthers(slice.offset, Math.min(end, closingFrom) - slice.offset);
  const middle = closing.slice(Math.max(0, slice.offset - closingFrom), Math.max(0, end - closingFrom));
  const tailFrom = Math.max(slice.offset, closingFrom + closing.length);
  const tail = await findOthers(tailFrom - closing.length, end - tailFrom);
  return { ids: [...head, ...middle, ...tail], products };
}
