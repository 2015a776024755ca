import type { ContentBlock } from './content-page.ts';

export const notOpenYetText =
  'The wallet, ordering and store connections are not available yet. This page describes how they will work. Today you can sign up, subscribe to products, set your prices and download product data. Nothing is charged.';

/** A note for pages that describe ordering, until ordering is available. */
export const notOpenYet: ContentBlock = { kind: 'note', tone: 'info', text: notOpenYetText };
