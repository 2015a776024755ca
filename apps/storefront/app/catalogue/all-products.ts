import { useEffect } from 'react';
import { listQuery } from '@postprocure/api-client/product-query';
import { allProductsLimit } from '@postprocure/contracts/limits';
import type { ProductCard } from '@postprocure/contracts/product';
import { browserCatalogue } from './browser-catalogue.ts';
import { createRemoteList, useRemoteList, type RemoteListState } from './remote-list.ts';

/** What the home and store pages choose from once they are open in the browser. */
export const allProducts = createRemoteList<ProductCard>(
  async () => (await browserCatalogue.listProducts(listQuery({ limit: allProductsLimit }))).products,
);

/** Asks for the list once the page's own scripts and pictures are there, so that it does not compete with them. */
export function useAllProducts(): RemoteListState<ProductCard> {
  useEffect(() => {
    if (document.readyState === 'complete') return allProducts.load();
    window.addEventListener('load', allProducts.load, { once: true });
    return () => window.removeEventListener('load', allProducts.load);
  }, []);
  return useRemoteList(allProducts);
}
