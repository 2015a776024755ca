/**
 * Pages are cached for a minute, then served stale for ten more minutes while a new version is rendered. A change to
 * the catalogue purges them (see docs/decisions/0016-page-cache.md). Browsers always revalidate and usually get a
 * short 304 response.
 */
export const cachedPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** Editorial pages change only with a release, so they are cached for an hour and served stale for a day. */
export const editorialPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
});
