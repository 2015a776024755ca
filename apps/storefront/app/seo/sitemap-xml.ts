export interface SitemapEntry {
  url: string;
  /** ISO date or time of the last change. */
  changed?: string | undefined;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const writeSitemap = (entries: readonly SitemapEntry[]): string => writeXml('urlset', 'url', entries);

export const writeSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  writeXml('sitemapindex', 'sitemap', entries);

function writeXml(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, changed }) => {
    const changedElement = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${element}><loc>${escapeXml(url)}</loc>${changedElement}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${rows.join('')}</${root}>\n`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
