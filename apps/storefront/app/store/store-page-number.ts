import { allProductsLimit, defaultPage, pageSize } from '@postprocure/contracts/limits';

export const storePageCount = Math.ceil(allProductsLimit / pageSize);

/** The page of the list to show without JavaScript. Invalid numbers mean the first page. */
export function readStorePage(url: string): number {
  const value = new URL(url).searchParams.get('page') ?? '';
  const page = /^\d{1,4}$/.test(value) ? Number(value) : defaultPage;
  return page >= 1 && page <= storePageCount ? page : defaultPage;
}
