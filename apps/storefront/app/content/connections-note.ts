import type { ContentBlock } from './content-page.ts';

export const connectionsText =
  'API connections to Amazon and Shopify are not available yet. For now, you list products from downloaded files, and place orders in a form, from a file or from your cart.';

/** Shown on pages that describe connected stores, as long as no store can be connected. */
export const connectionsNote: ContentBlock = { kind: 'note', tone: 'info', text: connectionsText };
