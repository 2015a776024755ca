import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { pageTypes } from '../page-types.ts';
import { demoProducts } from '../start-server.ts';

const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );

interface Head {
  status: number;
  title: string;
  description: string;
  canonical: string[];
  image: string;
  robots: string[];
}

/** The metadata that search engines read. */
async function readHead(request: APIRequestContext, url: string): Promise<Head> {
  const response = await request.get(url);
  const html = (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
  return {
    status: response.status(),
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    image: all(/<meta property="og:image" content="([^"]*)"/g)[0] ?? '',
    robots: all(/<meta name="robots" content="([^"]*)"/g),
  };
}

test(
  'each kind of page has its own title, canonical URL and image',
  { tag: '@once' },
  async ({ request, storefront }) => {
    const titles = new Set<string>();
    for (const { name, path, indexed } of pageTypes) {
      const head = await readHead(request, storefront + path);
      titles.add(head.title);
      expect(head.description.length, name).toBeGreaterThanOrEqual(30);
      expect(head.canonical, name).toHaveLength(1);
      expect(head.robots, name).toHaveLength(indexed ? 0 : 1);
      expect((await request.get(head.image)).headers()['content-type'], name).toMatch(/^image\//);
    }
    expect(titles.size).toBe(pageTypes.length);
  },
);

test(
  'both URLs of a category have the same canonical URL',
  { tag: '@once' },
  async ({ request, storefront }) => {
    for (const path of ["/store/category/women's%20fashion", "/category/Women's%20Fashion"]) {
      const { canonical } = await readHead(request, storefront + path);
      expect(canonical).toEqual([`${storefront}/category/Women's%20Fashion`]);
    }
  },
);

test(
  'structured data describes the organisation and the website',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(storefront);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite']),
    );
  },
);

test(
  'the sitemap lists every page, and each page has that URL as its canonical URL',
  { tag: '@once' },
  async ({ request, storefront }) => {
    const robots = await (await request.get(`${storefront}/robots.txt`)).text();
    const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
    const sitemaps = readLocations(await (await request.get(index)).text());
    expect(sitemaps).toHaveLength(2);
    const [pages = [], products = []] = await Promise.all(
      sitemaps.map(async (url) => readLocations(await (await request.get(url)).text())),
    );
    expect(products).toHaveLength(demoProducts);
    expect(pages.length).toBeGreaterThan(100);
    for (const url of [...pages.slice(0, 4), products[0] ?? '']) {
      expect(await readHead(request, url)).toMatchObject({ status: 200, canonical: [url], robots: [] });
    }
    expect((await request.get(`${storefront}/sitemap-products.xml?part=9`)).status()).toBe(404);
  },
);
