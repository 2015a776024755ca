/**
 * How long a page may be shown from a cache: a minute as it is, then ten more while a fresh one is made.
 * A change of the catalogue ends both at once, see docs/decisions/0016-page-cache.md.
 * Browsers always ask again and get a short 304.
 */
export const cachedPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** Texts change with a release only: an hour as they are, then a day more while a fresh page is made. */
export const editorialPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
});
