import type { SignUpIntent } from '@postprocure/contracts/accounts/sign-up-intent';
import { findProductTitle } from '../product-title.ts';

/** What the visitor wants to do after logging in or signing up. `title` is the name of the product, shortened. */
export type LoginIntent = { kind: 'subscribe'; productId: number; title: string } | { kind: 'cart' };

/** Reads the intent that the storefront puts in the query string of the login and sign-up pages. */
export function readIntent(parameters: URLSearchParams): SignUpIntent | null {
  const kind = parameters.get('intent');
  if (kind === 'cart') return { kind };
  const product = parameters.get('product') ?? '';
  return kind === 'subscribe' && /^[1-9]\d{0,8}$/.test(product) ? { kind, productId: Number(product) } : null;
}

/** Returns null if the product is no longer available, so that the pages do not promise it. */
export async function loadIntent(intent: SignUpIntent | null): Promise<LoginIntent | null> {
  if (intent?.kind !== 'subscribe') return intent;
  const title = await findProductTitle(intent.productId);
  return title === null ? null : { ...intent, title: shortenTitle(title) };
}

const maxTitleLength = 48;

/** Product titles are long. A heading needs only enough to recognize the product, and ends after a whole word. */
export function shortenTitle(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const words = title.slice(0, maxTitleLength + 1);
  const end = words.lastIndexOf(' ');
  return `${title.slice(0, end > 0 ? end : maxTitleLength).replace(/[\s,(–-]+$/, '')}…`;
}

/** The query string for links between the login and sign-up pages, which passes the intent on. */
export function writeEntrySearch(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  // `type` only says that the visitor has just logged out.
  kept.delete('type');
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
