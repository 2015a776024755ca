/** For large files that only crawlers request. Without `s-maxage` they are not cached, so they do not evict pages. */
export const crawlerHeaders = (): Record<string, string> => ({ 'cache-control': 'public, max-age=3600' });

/** A text response for crawlers, such as a sitemap. */
export const textResponse = (
  type: 'xml' | 'plain',
  text: string,
  cacheHeaders: Record<string, string>,
): Response =>
  new Response(text, { headers: { 'content-type': `text/${type}; charset=utf-8`, ...cacheHeaders } });
