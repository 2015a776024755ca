import type {
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/product';
import { resolveCategory, scopeLexeme, type CatalogueContext } from './catalogue-context.ts';
import { nowInSeconds, toFacets, toPageFields, toRowFilter, toSlice } from './product-filter.ts';
import { findIdBySku, loadCards } from './product.repository.ts';
import { correctedTerm } from './search-term.ts';
import { analyzeTerm, completeTerm, readLexemeCount } from './search.repository.ts';
import {
  countTotal,
  countTotalAndFacets,
  everywhere,
  findPage,
  type SearchRequest,
} from './search.service.ts';

const suggestedTerms = 8;
const suggestedCategories = 4;
const suggestedProducts = 5;

export async function searchProducts(
  context: CatalogueContext,
  query: ProductSearchQuery,
): Promise<ProductSearchPage> {
  const { reads } = context;
  const [tree, levels, units, bySku] = await Promise.all([
    context.readTree(),
    context.readLevels(),
    analyzeTerm(reads, query.search),
    looksLikeSku(query.search) ? findIdBySku(reads, query.search.trim()) : null,
  ]);
  const category = resolveCategory(tree, query.categoryName);
  if (bySku !== null) return singleProduct(context, bySku, query);
  if (units.length === 0) return nothing(query);

  const now = nowInSeconds();
  const lexeme = scopeLexeme(category);
  const request: SearchRequest = {
    units,
    scopeLexeme: lexeme,
    scopeProducts: category === null ? levels.products : await readLexemeCount(reads, lexeme),
    filter: toRowFilter(query, now),
    sort: query.sort,
  };
  const found = await findPage(reads, levels, request, toSlice(query.page, query.limit));
  const products = await loadCards(reads, found.ids);
  const counted =
    query.facets === true
      ? await countTotalAndFacets(reads, levels, request, found.listed, { now, withinTop: category !== null })
      : {
          total: found.total ?? (await countTotal(reads, levels, request, found.listed)),
          facets: null,
          approximate: false,
        };
  return {
    products,
    ...toPageFields(counted.total, query.page, query.limit),
    didYouMean: correctedTerm(units),
    exactMatches: found.exactMatches ?? counted.total.total,
    ...(counted.facets && { facets: toFacets(counted.facets, counted.approximate, tree) }),
  };
}

/** What to offer while someone is typing. */
export async function suggestProducts(
  context: CatalogueContext,
  search: string,
): Promise<ProductSuggestions> {
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
    filter: toRowFilter({}, 0),
    sort: 'featured',
  };
  const found =
    units.length === 0
      ? []
      : (await findPage(reads, levels, request, { offset: 0, limit: suggestedProducts })).ids;
  return {
    terms,
    categories: tree.findByPrefix(search).slice(0, suggestedCategories),
    products: await loadCards(reads, found),
  };
}

const looksLikeSku = (term: string): boolean => /^\S{3,64}$/.test(term.trim()) && /\d/.test(term);

async function singleProduct(
  context: CatalogueContext,
  id: number,
  query: ProductSearchQuery,
): Promise<ProductSearchPage> {
  const products = query.page === 1 ? await loadCards(context.reads, [id]) : [];
  return {
    products,
    ...toPageFields({ total: 1, isCapped: false }, query.page, query.limit),
    didYouMean: null,
    exactMatches: 1,
  };
}

const nothing = (query: ProductSearchQuery): ProductSearchPage => ({
  products: [],
  ...toPageFields({ total: 0, isCapped: false }, query.page, query.limit),
  didYouMean: null,
  exactMatches: 0,
});
