import type { ContentBlock } from './content-page.ts';

/** For pages that tell how orders run, until they do. */
export const notOpenYet: ContentBlock = {
  kind: 'note',
  tone: 'info',
  text: 'Wallet, ordering and store connections are not open yet: what this page says about them is how they will work. Today you can sign up, subscribe to products, set your prices and download the data, and nothing is charged.',
};
