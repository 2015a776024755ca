import { useEffect } from 'react';
import { listQuery } from '@postprocure/api-client/product-query';
import { allProductsLimit } from '@postprocure/contracts/limits';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { onFirstEvent } from '../hydration/first-interaction.ts';
import { browserCatalogue } from '../data/browser-catalogue.ts';
import { createRemoteList, useRemoteList, type RemoteListState } from '../data/remote-list.ts';

/** The list of products that the home and store pages use after hydration. */
export const allProducts = createRemoteList<ProductCard>(
  async () => (await browserCatalogue.listProducts(listQuery({ limit: allProductsLimit }))).products,
);

/** Events that show that the visitor is engaged. */
const engagementEvents = ['scroll', 'pointerdown', 'keydown'];

/** Loads the list on the first interaction with a page that was rendered with its first products. */
export function useAllProducts(): RemoteListState<ProductCard> {
  useEffect(
    () =>
      onFirstEvent(engagementEvents, () => {
        // After a failure, the list is loaded again only on request, not on the next scroll.
        if (!allProducts.read()) allProducts.load();
      }),
    [],
  );
  return useRemoteList(allProducts);
}
