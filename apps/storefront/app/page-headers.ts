/**
 * Pages are cached for a minute, and may be served stale for ten more while they are refreshed. A change of the
 * catalogue invalidates them (see docs/decisions/0016-page-cache.md). Browsers always revalidate and get a 304.
 */
export const cachedPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** Editorial pages change only with a release: cached for an hour, and served stale for a day more. */
export const editorialPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
});
