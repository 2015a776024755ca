import type { ProductSearchPage, ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import type { Executor } from '@postprocure/db/pool';
import { resolveCategory, scopeLexeme, type CatalogueContext } from './catalogue-context.ts';
import { nowInSeconds, toFacets, toPageFields, toRowFilter, toSlice } from './product-filter.ts';
import { applyPriceIntent, readPriceIntent, respellIntent } from './price-intent.ts';
import { findIdBySku, loadCards } from './product.repository.ts';
import { correctedTerm, quoteLexeme } from './search-term.ts';
import { countFacets, findIds } from './search.repository.ts';
import { readLexemeCount } from './search-vocabulary.repository.ts';
import {
  countedListKey,
  countTotal,
  countTotalAndFacets,
  findPage,
  type SearchRequest,
  type Total,
} from './search-engine.ts';

export async function searchProducts(
  context: CatalogueContext,
  query: ProductSearchQuery,
): Promise<ProductSearchPage> {
  const list = await findProducts(context, query);
  const { reads } = context;
  const { levels, tree } = list;
  const options = { now: list.now, withinTop: list.category !== null };
  if (list.single) {
    const total = { total: list.single.matches, isCapped: false };
    if (query.facets !== true) return toPage(list, total);
    const counts = await countFacets(reads, list.single.candidates, options);
    return { ...toPage(list, total), facets: toFacets(counts, false, tree) };
  }
  const { found, request } = list;
  if (query.facets !== true) {
    const total = found.total ?? (await countTotal(reads, levels, request, found.listed));
    return toPage(list, total);
  }
  const counted = await context.countedLists.get(
    countedListKey(request.filter, found.listed.conditions, options),
    () => countTotalAndFacets(reads, levels, request, found.listed, options),
  );
  return { ...toPage(list, counted.total), facets: toFacets(counted.facets, counted.approximate, tree) };
}

/** Finds the products on one page, and returns what is needed to count the rest. */
export async function findProducts(context: CatalogueContext, given: ProductSearchQuery) {
  const { reads } = context;
  const intent = readPriceIntent(given.search);
  const query = applyPriceIntent(given, intent);
  const [tree, levels, units, bySku] = await Promise.all([
    context.readTree(),
    context.readLevels(),
    context.analyzeTerm(query.search),
    findBySku(reads, query.search),
  ]);
  const category = resolveCategory(tree, query.categoryName);
  const lexeme = scopeLexeme(category);
  const now = nowInSeconds();
  const filter = toRowFilter(query, now);
  const slice = toSlice(query.page, query.limit);
  const known = { query, intent, tree, levels, category, now };
  // A SKU matches one product, and a term without words matches none. Filters still apply.
  if (bySku !== null || units.length === 0) {
    const conditions = category === null ? [] : [quoteLexeme(lexeme)];
    const candidates = { conditions, filter, productId: bySku };
    const { ids, matches } = await findIds(reads, candidates, query.sort, slice);
    return {
      ...known,
      units: [],
      single: { candidates, matches },
      request: null,
      found: null,
      products: await loadCards(reads, ids),
    };
  }
  const request: SearchRequest = {
    units,
    scopeLexeme: lexeme,
    scopeProducts: category === null ? levels.products : await readLexemeCount(reads, lexeme),
    filter,
    sort: query.sort,
  };
  const found = await findPage(reads, levels, request, slice);
  return { ...known, units, single: null, request, found, products: await loadCards(reads, found.ids) };
}

function toPage(
  { products, units, found, query, intent }: Awaited<ReturnType<typeof findProducts>>,
  total: Total,
): ProductSearchPage {
  const { search, minPrice = null, maxPrice = null } = query;
  const corrected = correctedTerm(units);
  return {
    products,
    ...toPageFields(total, query.page, query.limit),
    didYouMean: corrected === null ? null : respellIntent(intent, corrected),
    exactMatches: found?.exactMatches ?? total.total,
    leftOut: found?.leftOut ?? [],
    understood: { search, minPrice, maxPrice },
  };
}

/** A SKU must contain a digit, so that no product can claim an ordinary word as its SKU. */
export async function findBySku(reads: Executor, term: string): Promise<number | null> {
  const sku = term.trim().replace(/^sku\s*[:#]\s*/i, '');
  return /^.{3,64}$/.test(sku) && /\d/.test(sku) ? findIdBySku(reads, sku) : null;
}
