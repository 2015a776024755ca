/** Returns the query for a list: the named parameters in the page's URL, except empty ones. */
export function readListQuery(address: URLSearchParams, names: readonly string[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...names, 'cursor']) {
    const value = address.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return query;
}

export function nextPageOf(address: URLSearchParams, cursor: string): string {
  const query = new URLSearchParams(address);
  query.set('cursor', cursor);
  return `?${query.toString()}`;
}

export function firstPageOf(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  query.delete('cursor');
  return `?${query.toString()}`;
}
