import { allProductsLimit, defaultPage, pageSize } from '@postprocure/contracts/limits';

export const storePageCount = Math.ceil(allProductsLimit / pageSize);

/** Without JavaScript, the list is split into pages. An invalid page number means the first page. */
export function readStorePage(url: string): number {
  const value = new URL(url).searchParams.get('page') ?? '';
  const page = /^\d{1,4}$/.test(value) ? Number(value) : defaultPage;
  return page >= 1 && page <= storePageCount ? page : defaultPage;
}
