/** For what is large and asked for by crawlers only: not worth the room of pages that people look at. */
export const crawlerHeaders = (): Record<string, string> => ({ 'cache-control': 'public, max-age=3600' });

/** An answer for machines, such as a sitemap. */
export const textResponse = (
  type: 'xml' | 'plain',
  text: string,
  cacheHeaders: Record<string, string>,
): Response =>
  new Response(text, { headers: { 'content-type': `text/${type}; charset=utf-8`, ...cacheHeaders } });
