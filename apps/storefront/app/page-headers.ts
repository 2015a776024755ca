/**
 * How long a page may be shown from a cache: a minute as it is, then up to a day while a fresh one is made.
 * Browsers always ask again and get a short 304.
 */
export const cachedPageHeaders = (): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
});
