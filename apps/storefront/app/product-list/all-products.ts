import { useEffect } from 'react';
import { allProductsLimit } from '@postprocure/contracts/limits';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { onFirstEvent } from '../hydration/first-interaction.ts';
import { browserApi } from '../browser-api.ts';
import { createRemoteList, useRemoteList, type RemoteListState } from '../data/remote-list.ts';

/** The products that the home and store pages choose from after hydration. */
export const allProducts = createRemoteList<ProductCard>(
  async () => (await browserApi('GET /api/product', { query: { limit: allProductsLimit } })).products,
);

/** Events that show that the visitor is using the page. */
const engagementEvents = ['scroll', 'pointerdown', 'keydown'];

/** Loads the list on the first interaction. Until then, the products included in the page are enough. */
export function useAllProducts(): RemoteListState<ProductCard> {
  useEffect(
    () =>
      onFirstEvent(engagementEvents, () => {
        // After a failure, the visitor retries with a button, not by scrolling.
        if (!allProducts.read()) allProducts.load();
      }),
    [],
  );
  return useRemoteList(allProducts);
}
