import type { ProductSuggestions } from '@postprocure/contracts/catalogue/product';
import type { CatalogueContext } from './catalogue-context.ts';
import { readPriceIntent, respellIntent, withoutUnfinishedPrice } from './price-intent.ts';
import { toRowFilter } from './product-filter.ts';
import { findBySku } from './product-search.service.ts';
import { loadCards } from './product.repository.ts';
import { everywhere, findPage, type SearchRequest } from './search-engine.ts';
import { completeTerm } from './search-vocabulary.repository.ts';

const suggestedTerms = 8;
const suggestedCategories = 4;
const suggestedProducts = 5;

/** Suggestions while the user types. */
export async function suggestProducts(context: CatalogueContext, typed: string): Promise<ProductSuggestions> {
  const intent = readPriceIntent(typed);
  const search = withoutUnfinishedPrice(intent.term);
  if (search.trim() === '') return { terms: [], categories: [], products: [] };
  const { reads } = context;
  const [tree, levels, units, terms, bySku] = await Promise.all([
    context.readTree(),
    context.readLevels(),
    context.analyzeTerm(search),
    completeTerm(reads, search, suggestedTerms),
    findBySku(reads, search),
  ]);
  if (bySku !== null) return { terms: [], categories: [], products: await loadCards(reads, [bySku]) };
  const request: SearchRequest = {
    units,
    scopeLexeme: everywhere,
    scopeProducts: levels.products,
    filter: toRowFilter(
      { minPrice: intent.minPrice ?? undefined, maxPrice: intent.maxPrice ?? undefined },
      0,
    ),
    sort: 'featured',
  };
  const found =
    units.length === 0
      ? []
      : (await findPage(reads, levels, request, { offset: 0, limit: suggestedProducts })).ids;
  return {
    terms: terms.map((term) => respellIntent(intent, term)),
    categories: tree.findByPrefix(search).slice(0, suggestedCategories),
    products: await loadCards(reads, found),
  };
}
