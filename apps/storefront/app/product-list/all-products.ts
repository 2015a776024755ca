import { useEffect } from 'react';
import { listQuery } from '@postprocure/api-client/product-query';
import { allProductsLimit } from '@postprocure/contracts/limits';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { onFirst } from '../hydration/first-sign.ts';
import { browserCatalogue } from '../data/browser-catalogue.ts';
import { createRemoteList, useRemoteList, type RemoteListState } from '../data/remote-list.ts';

/** What the home and store pages choose from once they are open in the browser. */
export const allProducts = createRemoteList<ProductCard>(
  async () => (await browserCatalogue.listProducts(listQuery({ limit: allProductsLimit }))).products,
);

/** What somebody does who means to stay. */
const signs = ['scroll', 'pointerdown', 'keydown'];

/** Asks for the list once somebody moves on a page that brought its first products along: who only looks needs no more. */
export function useAllProducts(): RemoteListState<ProductCard> {
  useEffect(
    () =>
      onFirst(signs, () => {
        // A list that could not be loaded is asked for again by the person, not by the next scroll.
        if (!allProducts.read()) allProducts.load();
      }),
    [],
  );
  return useRemoteList(allProducts);
}
