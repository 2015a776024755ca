import type {
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/product';
import { resolveCategory, scopeLexeme, type CatalogueContext } from './catalogue-context.ts';
import { nowInSeconds, toFacets, toPageFields, toRowFilter, toSlice } from './product-filter.ts';
import { applyPriceWish, readPriceWish, respellWish, withoutUnfinishedWish } from './price-wish.ts';
import { findIdBySku, loadCards } from './product.repository.ts';
import { correctedTerm } from './search-term.ts';
import { analyzeTerm, completeTerm, readLexemeCount } from './search.repository.ts';
import {
  countTotal,
  countTotalAndFacets,
  everywhere,
  findPage,
  type SearchRequest,
  type Total,
} from './search.service.ts';

const suggestedTerms = 8;
const suggestedCategories = 4;
const suggestedProducts = 5;

export async function searchProducts(
  context: CatalogueContext,
  query: ProductSearchQuery,
): Promise<ProductSearchPage> {
  const list = await findProducts(context, query);
  const { found, request, levels, category, now } = list;
  if (found === null) return toPage(list, { total: list.skuMatches, isCapped: false });
  if (query.facets !== true) {
    const total = found.total ?? (await countTotal(context.reads, levels, request, found.listed));
    return toPage(list, total);
  }
  const counted = await countTotalAndFacets(context.reads, levels, request, found.listed, {
    now,
    withinTop: category !== null,
  });
  const facets = toFacets(counted.facets, counted.approximate, list.tree);
  return { ...toPage(list, counted.total), facets };
}

/** The products of one page, and what it takes to count the rest. */
export async function findProducts(context: CatalogueContext, given: ProductSearchQuery) {
  const { reads } = context;
  const wish = readPriceWish(given.search);
  const query = applyPriceWish(given, wish);
  const [tree, levels, units, bySku] = await Promise.all([
    context.readTree(),
    context.readLevels(),
    analyzeTerm(reads, query.search),
    looksLikeSku(query.search) ? findIdBySku(reads, query.search.trim()) : null,
  ]);
  const category = resolveCategory(tree, query.categoryName);
  const now = nowInSeconds();
  const known = { query, wish, tree, levels, units, category, now, skuMatches: bySku === null ? 0 : 1 };
  if (bySku !== null) {
    const products = query.page === 1 ? await loadCards(reads, [bySku]) : [];
    return { ...known, units: [], request: null, found: null, products };
  }
  if (units.length === 0) return { ...known, request: null, found: null, products: [] };

  const lexeme = scopeLexeme(category);
  const request: SearchRequest = {
    units,
    scopeLexeme: lexeme,
    scopeProducts: category === null ? levels.products : await readLexemeCount(reads, lexeme),
    filter: toRowFilter(query, now),
    sort: query.sort,
  };
  const found = await findPage(reads, levels, request, toSlice(query.page, query.limit));
  return { ...known, request, found, products: await loadCards(reads, found.ids) };
}

function toPage(
  { products, units, found, query, wish }: Awaited<ReturnType<typeof findProducts>>,
  total: Total,
): ProductSearchPage {
  const { search, minPrice = null, maxPrice = null } = query;
  const corrected = correctedTerm(units);
  return {
    products,
    ...toPageFields(total, query.page, query.limit),
    didYouMean: corrected === null ? null : respellWish(wish, corrected),
    exactMatches: found?.exactMatches ?? total.total,
    understood: { search, minPrice, maxPrice },
  };
}

/** What to offer while someone is typing. */
export async function suggestProducts(context: CatalogueContext, typed: string): Promise<ProductSuggestions> {
  const wish = readPriceWish(typed);
  const search = withoutUnfinishedWish(wish.term);
  if (search.trim() === '') return { terms: [], categories: [], products: [] };
  const { reads } = context;
  const [tree, levels, units, terms] = await Promise.all([
    context.readTree(),
    context.readLevels(),
    analyzeTerm(reads, search),
    completeTerm(reads, search, suggestedTerms),
  ]);
  const request: SearchRequest = {
    units,
    scopeLexeme: everywhere,
    scopeProducts: levels.products,
    filter: toRowFilter({ minPrice: wish.minPrice ?? undefined, maxPrice: wish.maxPrice ?? undefined }, 0),
    sort: 'featured',
  };
  const found =
    units.length === 0
      ? []
      : (await findPage(reads, levels, request, { offset: 0, limit: suggestedProducts })).ids;
  return {
    terms: terms.map((term) => respellWish(wish, term)),
    categories: tree.findByPrefix(search).slice(0, suggestedCategories),
    products: await loadCards(reads, found),
  };
}

const looksLikeSku = (term: string): boolean => /^\S{3,64}$/.test(term.trim()) && /\d/.test(term);
