import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const storefrontUrl = 'https://shop.example.in';
const sellerAppUrl = 'https://seller.example.in';

/** All editorial paths, in the order of the specification. */
const promisedPaths = [
  ...['/aboutus', '/plans', '/blog/1', '/blog/2', '/blog/3', '/blog/4', '/blog/5', '/blog/6', '/glow-blog'],
  ...['/sell-on-post-procure', '/why-post-procure', '/integration/app', '/support/help', '/support/contact'],
  ...['/support/report', '/support/chatemail', '/return-refund', '/terms', '/privacy'],
  ...['/delivery-shipping-policy', '/our-story', '/our-services', '/pp-overview', '/payment-options'],
  ...['/authorization-store-agreement', '/user-agreement', '/we-hiring', '/report-concern', '/help-desk'],
  ...['/support-ticket', '/apply-reseller', '/affiliate-program', '/business-credit-solutions'],
  ...['/sell-with-pp', '/brand-partnership', '/pro-product-photography', '/store-and-marketplace'],
  ...['/content-converts', '/creative-service-hub', '/global-sourcing-desk', '/place-bulk-order'],
  ...['/submit-sourcing-request', '/private-label-solutions', '/try-before-buy', '/track-my-order'],
  ...['/fulfillment-solutions', '/shipping-cost-estimator', '/branded-unboxing', '/qc', '/knowledge-hub'],
  ...['/customer-stories', '/awards', '/need-help', '/tutorials', '/winning-products', '/careers/openings'],
  ...['/creative-services/brand-identity', '/creative-services/graphic-design'],
  ...['/creative-services/marketing-creatives', '/creative-services/ui-ux-design'],
  ...['/knowledge-hub/dropshipper/getting-started', '/knowledge-hub/dropshipper/success-tips'],
  ...['/knowledge-hub/supplier/listing-products', '/knowledge-hub/supplier/order-processing'],
  ...['/knowledge-hub/platform/analytics', '/knowledge-hub/platform/api-docs'],
  ...['/knowledge-hub/for-dropshippers', '/knowledge-hub/for-suppliers', '/knowledge-hub/using-the-platform'],
];

const aliases = {
  '/integration-app': '/integration/app',
  '/store-authorization-agreement': '/authorization-store-agreement',
  '/contact': '/support/contact',
  '/products': '/store',
  '/sell': '/sell-on-post-procure',
  '/awards/': '/awards',
};

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi('demo');
  await registerStorefront(api.app, { ...api.services, storefrontUrl, sellerAppUrl });
});
afterAll(() => api.close());

/** Fetches a page and removes the empty comments that React puts between adjacent texts. */
const get = async (url: string) => {
  const { statusCode, headers, body } = await api.app.inject({ url, headers: { accept: 'text/html' } });
  return { statusCode, headers, body: body.replaceAll('<!-- -->', '') };
};

const unescape = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const matchOne = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))];
  expect(found, pattern.source).toHaveLength(1);
  return unescape(found[0]?.[1] ?? '');
};

const readTitle = (html: string): string => matchOne(html, /<title>([^<]*)<\/title>/);
const readCanonical = (html: string): string => matchOne(html, /<link rel="canonical" href="([^"]*)"/);
const readMain = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => unescape(href));

describe('editorial pages', () => {
  test('every page exists and has a title and a description', async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of promisedPaths) {
      const { statusCode, body, headers } = await get(path);
      expect(statusCode, path).toBe(200);
      expect(headers['cache-control'], path).toContain('s-maxage');
      expect(readCanonical(body), path).toBe(storefrontUrl + path);
      const title = readTitle(body);
      expect(title, path).toMatch(/^.{3,60} \| Post Procure$/);
      expect(titles.get(title), path).toBeUndefined();
      titles.set(title, path);
      const description = matchOne(body, /<meta name="description" content="([^"]*)"/);
      expect(description, path).toMatch(/^.{70,160}$/);
      expect(descriptions.get(description), path).toBeUndefined();
      descriptions.set(description, path);
      expect(matchOne(body, /<h1\b[^>]*>([^<]*)</), path).not.toBe('');
      expect(readMain(body).length, path).toBeGreaterThan(3000);
      expect(body, path).toContain('"@type":"BreadcrumbList"');
    }
  });

  test.each(Object.entries(aliases))('%s shows %s with its canonical URL', async (alias, path) => {
    const [shown, original] = await Promise.all([get(alias), get(path)]);
    expect(shown.statusCode).toBe(200);
    expect(readCanonical(shown.body)).toBe(storefrontUrl + path);
    expect(readTitle(shown.body)).toBe(readTitle(original.body));
    expect(matchOne(shown.body, /<h1\b[^>]*>([^<]*)</)).toBe(matchOne(original.body, /<h1\b[^>]*>([^<]*)</));
  });

  test('sign-up redirects to the seller application with its query', async () => {
    const { statusCode, headers } = await get('/signup?agreement=x&version=1.0');
    expect(statusCode).toBe(307);
    expect(headers.location).toBe(`${sellerAppUrl}/signup?agreement=x&version=1.0`);
    const inBrowser = await get('/signup.data?plan=orbit&_routes=routes%2Fsignup');
    expect(inBrowser.body).toContain(`"${sellerAppUrl}/signup?plan=orbit"`);
  });

  test('no link is dead, empty or points to a missing anchor', async () => {
    const pages = new Map<string, string>();
    const read = async (path: string): Promise<string> => {
      const known = pages.get(path);
      if (known !== undefined) return known;
      const { statusCode, body } = await get(path);
      expect([200, 301, 307], path).toContain(statusCode);
      pages.set(path, body);
      return body;
    };
    for (const path of promisedPaths) {
      for (const href of listLinks(await read(path))) {
        expect(href, path).not.toMatch(/^#?$/);
        if (/^(?:mailto|tel):/.test(href)) continue;
        const url = new URL(href, storefrontUrl + path);
        if (url.origin !== storefrontUrl) continue;
        const target = await read(url.pathname + url.search);
        if (url.hash !== '') expect(target, `${path}: ${href}`).toContain(`id="${url.hash.slice(1)}"`);
      }
    }
    expect(pages.size).toBeGreaterThan(promisedPaths.length);
  });

  test('a page without interactive parts has at most two small inline scripts', async () => {
    for (const path of ['/terms', '/awards', '/need-help', '/integration/app', '/knowledge-hub', '/blog/1']) {
      const { body } = await get(path);
      const scripts = [...body.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length, path).toBeLessThanOrEqual(2);
      expect(
        scripts.reduce((sum, [text]) => sum + text.length, 0),
        path,
      ).toBeLessThan(3000);
      expect(body, path).not.toMatch(/modulepreload|<script[^>]*\bsrc=/);
    }
  });

  test('the effective date of a legal text appears once', async () => {
    const terms = await get('/terms');
    expect(readMain(terms.body).match(/15 Nov 2026/g)).toHaveLength(1);
    const agreement = await get('/user-agreement');
    expect(readMain(agreement.body).match(/July 3, 2025|3 Jul(?:y)? 2025/g)).toEqual(['July 3, 2025']);
    expect(agreement.body).toContain('Version');
  });

  test('the sitemap lists each page once, with its last modification date', async () => {
    const { body } = await get('/sitemap-pages.xml');
    for (const path of promisedPaths) {
      const entry = `<url><loc>${storefrontUrl}${path}</loc><lastmod>`;
      expect(body.split(entry), path).toHaveLength(2);
    }
    for (const alias of Object.keys(aliases)) expect(body).not.toContain(`${storefrontUrl}${alias}<`);
  });
});

describe('knowledge hub', () => {
  test('searches other pages, and excludes search results from search engines', async () => {
    const { body } = await get('/knowledge-hub?q=RTO%20refund');
    expect(matchOne(body, /<h2 id="search-title"[^>]*>([^<]*)</)).toMatch(/^\d+ pages on “RTO refund”$/);
    expect(listLinks(readMain(body))).toContain('/return-refund');
    expect(body).toMatch(/<form id="search"[^>]* action="\/knowledge-hub#search"/);
    expect(readCanonical(body)).toBe(`${storefrontUrl}/knowledge-hub`);
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  test.each(['zzzqqq', '%3Cscript%3Ealert(1)%3C/script%3E', '%00', '%ED%A0%80', 'x'.repeat(1500)])(
    'says that there is nothing on hostile or unknown term %#, and shows it harmlessly',
    async (query) => {
      const { statusCode, body } = await get(`/knowledge-hub?q=${query}`);
      expect(statusCode).toBe(200);
      expect(matchOne(body, /<h2 id="search-title"[^>]*>([^<]*)</)).toMatch(/^Nothing found for “/);
    },
  );
});

describe('blog', () => {
  test('an unknown post and a URL without a number are 404 with different messages', async () => {
    for (const [path, message] of [
      ['/blog/7', 'Blog post not found.'],
      ['/blog/first', 'No blog post found for this ID.'],
      ['/blog', 'No blog post found for this ID.'],
    ] as const) {
      const { statusCode, body, headers } = await get(path);
      expect(statusCode, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(matchOne(body, /<h1\b[^>]*>([^<]*)</), path).toBe(message);
      expect(body, path).toContain('Back to Home');
    }
  });
});
