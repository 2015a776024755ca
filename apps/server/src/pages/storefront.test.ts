import { createHash } from 'node:crypto';
import { watchCatalogue } from '@postprocure/api/modules/catalogue/index';
import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const storefrontUrl = 'https://shop.example.in';
const sellerAppUrl = 'https://seller.example.in';

let api: TestApi;
let failing = false;
let watch: { stop(): void };

/** Starts the storefront as the server runs it, with a catalogue that can be made to fail. */
beforeAll(async () => {
  api = await createTestApi('demo');
  const { catalogue } = api.services;
  const unsteady = {
    ...catalogue,
    'GET /api/product': (...args: Parameters<(typeof catalogue)['GET /api/product']>) =>
      failing ? Promise.reject(new Error('secret of the database')) : catalogue['GET /api/product'](...args),
  };
  const pages = await registerStorefront(api.app, {
    ...api.services,
    catalogue: unsteady,
    storefrontUrl,
    sellerAppUrl,
  });
  watch = watchCatalogue(api.services.catalogueContext, () => pages.invalidatePages());
});
afterAll(async () => {
  watch.stop();
  await api.close();
});

const get = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } });

describe('pages', () => {
  test('a failing loader shows an error page without details', async () => {
    failing = true;
    const answer = await get('/store');
    failing = false;
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>Something went wrong | Post Procure</title>');
    expect(answer.body).toContain('name="robots" content="noindex"');
    expect(answer.body).not.toContain('secret of the database');
    expect((await get('/store')).statusCode).toBe(200);
  });

  test('menus show as many categories as they can hold and link to all of them', async () => {
    const { pool } = api.database;
    expect((await get('/')).body).not.toContain('>All categories</a>');
    await pool.query(
      `insert into categories (name, image, position)
       select 'Oddity ' || n, 'art/package/natural/0', 1000 + n from generate_series(1, 300) as n`,
    );
    const read = async (path: string) => (await get(path)).body;
    await expect.poll(() => read('/category')).toContain('Oddity 300');
    await expect
      .poll(() => read('/'))
      .toContain('<a class="text-sm font-semibold text-peacock hover:underline" href="/category"');
    for (const path of ['/', '/store', '/store/product/search']) {
      const body = await read(path);
      expect(body.includes('Oddity 300'), path).toBe(false);
      expect(body.split('/category/').length, path).toBeLessThan(2 * 61 + 20);
    }
    await pool.query(`delete from categories where name like 'Oddity %'`);
    await expect.poll(() => read('/category')).not.toContain('Oddity');
  });

  test('only paths whose first segment is "store" have the header of the store', async () => {
    for (const path of ['/store', '/store/product/search']) {
      expect((await get(path)).body, path).toContain('aria-controls="mega-menu"');
    }
    for (const path of ['/products', '/store-and-marketplace', '/store-authorization-agreement']) {
      const { statusCode, body } = await get(path);
      expect([statusCode, body.includes('mega-menu'), body.includes('Main')], path).toEqual([
        200,
        false,
        true,
      ]);
    }
  });

  test('the HTML of a list stays small, and refers to its stylesheet', async () => {
    const { body } = await get("/category/Women's%20Fashion");
    expect(body.match(/<article/g)).toHaveLength(24);
    expect(Buffer.byteLength(body)).toBeLessThan(110_000);
    expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css"/);
    expect(body).not.toContain('<style');
  });

  test('an unknown URL is a 404, also under the store', async () => {
    for (const path of ['/nowhere', '/store/nowhere']) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Page not found');
    }
  });

  test.each(['/store/product/search?q=saree&', '/category/Footwear?'])(
    'a page beyond the last of %s leads back to it',
    async (list) => {
      const { statusCode, body } = await get(`${list}page=9999`);
      expect(statusCode).toBe(200);
      expect(body).toContain('No products found for this selection.');
      const last = /<a[^>]*href="([^"]+)"[^>]*>Go to page/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      const lastPage = await get(last ?? '');
      expect(lastPage.body).not.toContain('No products found');
      expect(lastPage.body).toMatch(/Page (?:<!-- -->)?(\d+)(?:<!-- -->)? of (?:<!-- -->)?\1\b/);
    },
  );

  test('a search without results shows only the active filters', async () => {
    const search = '/store/product/search?q=zzqqxxyy';
    const { body } = await get(search);
    expect(body).toContain('No products found for your search criteria.');
    for (const control of ['aria-label="Filters"', 'name="sort"']) expect(body).not.toContain(control);
    for (const narrowed of ['&inStock=true', '&categoryName=Footwear', ' under 500']) {
      expect((await get(encodeURI(search + narrowed))).body, narrowed).toContain('aria-label="Filters"');
    }
  });

  test('every inline script is allowed by its hash, also on a cached page', async () => {
    for (const round of ['rendered', 'cached']) {
      const { body, headers } = await get('/store');
      const policy = String(headers['content-security-policy']);
      expect(policy, round).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
      const scripts = [...body.matchAll(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, text = ''] of scripts) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
  });

  test('a page loads nothing from other hosts', async () => {
    for (const path of ['/', '/store']) {
      const { body } = await get(path);
      const fetched = body.matchAll(
        /<(?:script|img|source|iframe|link(?![^>]*canonical))\b[^>]*?\b(?:src|href|srcset)="([^"]*)"/gi,
      );
      for (const [element, address = ''] of fetched) expect(address, element).toMatch(/^\/(?!\/)|^#|^data:/);
      expect(body.match(/url\((['"]?)https?:/g)).toBeNull();
    }
  });

  test('a changed product appears on the page after its commit', async () => {
    const { data } = (await api.app.inject('/api/product?limit=1')).json<{
      data: { products: { id: number; title: string }[] };
    }>();
    const product = data.products[0];
    expect((await get('/store')).body).not.toContain('Renamed a moment ago');
    await api.database.pool.query(`update products set title = 'Renamed a moment ago' where id = $1`, [
      product?.id,
    ]);
    await expect.poll(async () => (await get('/store')).body).toContain('Renamed a moment ago');
  });
});

test('the first thousand products fill both featured sections', async () => {
  const { data } = (await api.app.inject('/api/product?limit=1000')).json<{
    data: { products: { categoryId: string }[] };
  }>();
  for (const featured of ['9478', '13923']) {
    const found = data.products.filter(({ categoryId }) => categoryId === featured);
    expect(found.length, featured).toBeGreaterThanOrEqual(8);
  }
});

test('counts are shared by all pages of a list, and follow a change', async () => {
  const read = async (query: string) => {
    const url = `/api/product?categoryName=Footwear&facets=true${query}`;
    const { data } = (await api.app.inject(url)).json<{
      data: { products: { id: number }[]; facets: { inStock: number } };
    }>();
    return { ids: data.products.map(({ id }) => id), inStock: data.facets.inStock };
  };
  const first = await read('&inStock=true');
  expect((await read('&inStock=true&page=2&sort=newest')).inStock).toBe(first.inStock);
  const setStatus = (status: string) =>
    api.database.pool.query('update products set status = $2 where id = $1', [first.ids[0], status]);
  await setStatus('inactive');
  await expect.poll(async () => (await read('&inStock=true')).inStock).toBe(first.inStock - 1);
  await setStatus('active');
});

describe('files for crawlers', () => {
  test('robots.txt links the sitemaps, which list every product', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain(`Sitemap: ${storefrontUrl}/sitemap.xml`);
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(index.body).toContain(`<loc>${storefrontUrl}/sitemap-products.xml?part=1</loc>`);
    const products = await get('/sitemap-products.xml?part=1');
    expect(products.body.match(/<url>/g)).toHaveLength(2000);
    expect(products.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test('security.txt says how to report a vulnerability, and has not expired', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(body).toContain(`Canonical: ${storefrontUrl}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  test.each(['', '?part=0', '?part=2', '?part=1e1', '?part=%3Cx%3E'])(
    'there is no sitemap %s',
    async (query) => {
      expect((await get(`/sitemap-products.xml${query}`)).statusCode).toBe(404);
    },
  );
});
