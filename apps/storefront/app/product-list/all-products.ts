import { useEffect } from 'react';
import { allProductsLimit } from '@postprocure/contracts/limits';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { whenIdle } from '../hydration/when-idle.ts';
import { browserApi } from '../browser-api.ts';
import { createRemoteList, useRemoteList, type RemoteListState } from '../data/remote-list.ts';

/** The products that the home and store pages choose from after hydration. */
export const allProducts = createRemoteList<ProductCard>(
  async () => (await browserApi('GET /api/product', { query: { limit: allProductsLimit } })).products,
);

/** Loads the list once the page is idle. Until then, the products included in the page are enough. */
export function useAllProducts(): RemoteListState<ProductCard> {
  useEffect(
    () =>
      whenIdle(() => {
        // After a failure, the visitor retries with a button.
        if (!allProducts.read()) allProducts.load();
      }),
    [],
  );
  return useRemoteList(allProducts);
}
