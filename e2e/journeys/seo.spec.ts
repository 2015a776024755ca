import { expect, test } from '../journey.ts';
import { pageTypes } from '../page-types.ts';
import { demoProducts } from '../start-server.ts';

const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );

test.use({ javaScriptEnabled: false });

test(
  'each kind of page names itself, its address and its picture',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const titles = new Set<string>();
    for (const { name, path, indexed } of pageTypes) {
      await test.step(name, async () => {
        await page.goto(storefront + path);
        titles.add(await page.title());
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{30,}$/);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
        await expect(page.locator('meta[name=robots]')).toHaveCount(indexed ? 0 : 1);
      });
    }
    expect(titles.size).toBe(pageTypes.length);
  },
);

test(
  'both addresses of a category are one to search engines',
  { tag: '@once' },
  async ({ page, storefront }) => {
    for (const path of ["/store/category/women's%20fashion", "/category/Women's%20Fashion"]) {
      await page.goto(storefront + path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${storefront}/category/Women's%20Fashion`,
      );
    }
  },
);

test(
  'search engines are told who we are and how to search here',
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
  'the sitemap leads to every page, and every page calls itself by that address',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
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
      expect((await page.goto(url))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
    expect((await request.get(`${storefront}/sitemap-products.xml?part=9`)).status()).toBe(404);
  },
);
