/** The names of a list's own choices in its address; what is left empty there is no choice. */
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
