import { browserApi } from '../browser-api.ts';
import { loadBrowserCategories } from '../categories/browser-categories.ts';
import { settle, type Loadable } from '../data/loaded.ts';
import { loadProductView, type ProductView } from './product-view.ts';
import { sanitizeInBrowser } from './sanitize-in-browser.ts';

const keptMs = 300_000;
const keptCount = 20;
const kept = new Map<string, { view: ProductView; keptAt: number }>();

/** Cached for a few minutes, so that going back to a product restores its scroll position. */
export function keepProduct(id: string, view: ProductView): void {
  if (kept.get(id)?.view === view) return;
  kept.delete(id);
  kept.set(id, { view, keptAt: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
}

export function loadBrowserProduct(id: string): Loadable<ProductView | null> {
  const known = kept.get(id);
  return known && Date.now() - known.keptAt < keptMs ? { value: known.view } : settle(fetchProduct(id));
}

async function fetchProduct(id: string): Promise<ProductView | null> {
  const view = await loadProductView({ api: browserApi, readCategories: loadBrowserCategories }, id);
  if (view === null) return null;
  const description = sanitizeInBrowser(view.product.description);
  return { ...view, product: { ...view.product, description } };
}
