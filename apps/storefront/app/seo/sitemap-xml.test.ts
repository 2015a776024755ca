import { expect, it } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

it('escapes XML characters in URLs', () => {
  expect(writeSitemap([{ url: "https://shop.in/category/Men's?a=1&b=<2>" }])).toContain(
    '<url><loc>https://shop.in/category/Men&apos;s?a=1&amp;b=&lt;2&gt;</loc></url>',
  );
});

it('includes the date of the last change if known', () => {
  const written = writeSitemap([
    { url: 'https://shop.in/store/product/1', changed: '2026-11-14T09:30:00.000Z' },
    { url: 'https://shop.in/store' },
  ]);
  expect(written.match(/<lastmod>/g)).toHaveLength(1);
  expect(written).toContain('<lastmod>2026-11-14T09:30:00.000Z</lastmod>');
});

it('lists sitemaps in an index', () => {
  expect(writeSitemapIndex([{ url: 'https://shop.in/sitemap-pages.xml' }])).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n<sitemap><loc>/,
  );
});
