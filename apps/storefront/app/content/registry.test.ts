import { describe, expect, it } from 'vitest';
import { artIcons } from '@postprocure/demo-catalogue/product-art';
import { footerColumns, legalLinks } from '../navigation/footer-columns.ts';
import { marketingNavigation } from '../navigation/marketing-navigation.ts';
import { pageTitle } from '../page-meta.ts';
import { blogPosts } from './blog/blog-posts.ts';
import type { ContentPage } from './content-page.ts';
import { integrationTabs } from './integrations.ts';
import { knowledgeSections } from './knowledge-sections.ts';
import { contentPages, findContentPage, readContentPage, sampleContentPaths } from './registry.ts';
import { hasSampleContent } from './without-sample-content.ts';
import { sectionId } from './section-id.ts';

/** Paths of pages that are not in the registry. */
const otherPaths = [
  '/',
  '/store',
  '/products',
  '/store/product/search',
  '/cart',
  '/signup',
  '/api/reference/',
];

const postPaths = blogPosts.map(({ id }) => `/blog/${id}`);
const toJson = (value: unknown): string => JSON.stringify(value);

/** Lists the targets of all links: buttons, cards and links in the text. */
const listTargets = (value: unknown): string[] => {
  const text = toJson(value);
  return [
    ...[...text.matchAll(/"to":"([^"]*)"/g)].map(([, to = '']) => to),
    ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to),
    ...[...text.matchAll(/href=\\"([^"\\]*)\\"/g)].map(([, to = '']) => to),
  ];
};

const listAnchors = ({ blocks }: ContentPage): string[] =>
  blocks.flatMap((block) => ('heading' in block && block.heading ? [sectionId(block.heading)] : []));

/** Anchors of the forms. The routes render these, so they are not in the registry. */
const formAnchors = new Set(['#reseller-form', '#bulk-order-form']);

function expectValidTarget(target: string, from: ContentPage | null): void {
  if (formAnchors.has(target)) return;
  const { pathname, hash, origin } = new URL(target, `https://shop.example${from?.path ?? '/'}`);
  expect(origin, target).toBe('https://shop.example');
  const page = findContentPage(pathname, { showSampleContent: true })?.page;
  expect(page !== undefined || [...otherPaths, ...postPaths].includes(pathname), target).toBe(true);
  if (hash !== '' && page) expect(listAnchors(page), target).toContain(hash.slice(1));
}

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  it('has a valid title, description and date', () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.title).not.toContain('|');
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(new Date(page.updated).toISOString().slice(0, 10)).toBe(page.updated);
    expect(path).toMatch(/^(?:\/[a-z0-9-]+)+$/);
  });

  it('starts with its only hero and has unique section anchors', () => {
    expect(page.blocks[0]?.kind).toBe('hero');
    expect(page.blocks.filter(({ kind }) => kind === 'hero')).toHaveLength(1);
    const anchors = listAnchors(page);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(anchors).not.toContain('');
  });

  it('uses existing icons and has no broken links', () => {
    for (const [, icon = ''] of toJson(page.blocks).matchAll(/"icon":"([^"]*)"/g)) {
      expect(Object.keys(artIcons)).toContain(icon);
    }
    for (const target of listTargets(page.blocks)) expectValidTarget(target, page);
  });

  it('has complete and unique table rows', () => {
    for (const block of page.blocks) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      const firstCells = block.rows.map((cells) => cells.join('|'));
      expect(firstCells).toEqual([...new Set(firstCells)]);
    }
  });

  it('ends its breadcrumbs, which start at the home page', () => {
    const { crumbs } = readContentPage(path);
    expect(crumbs[0]?.path).toBe('/');
    expect(crumbs.at(-1)).toEqual({ name: page.heading, path });
  });
});

it('has unique paths, titles and descriptions', () => {
  const paths = contentPages.flatMap((page) => [page.path, ...(page.aliases ?? [])]).concat(postPaths);
  const titles = [...contentPages, ...blogPosts].map(({ title }) => pageTitle(title));
  const descriptions = [...contentPages, ...blogPosts].map(({ description }) => description);
  for (const list of [paths, titles, descriptions]) expect(list).toEqual([...new Set(list)]);
});

it.each(blogPosts.map((post) => [post.title, post] as const))('post "%s" is valid', (title, post) => {
  expect(title.length).toBeLessThanOrEqual(60);
  expect(post.description.length).toBeGreaterThanOrEqual(70);
  expect(post.description.length).toBeLessThanOrEqual(160);
  expect(Object.keys(artIcons)).toContain(post.icon);
  const words = post.html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(600);
  expect(words.length).toBeLessThanOrEqual(900);
  for (const target of listTargets(post.html)) expectValidTarget(target, null);
});

it('has no broken links in header, footer and knowledge hub', () => {
  const links = [footerColumns, legalLinks, marketingNavigation, knowledgeSections];
  for (const target of links.flatMap(listTargets)) expectValidTarget(target, null);
});

it('builds the path of a knowledge hub section from its title', () => {
  expect(knowledgeSections.map(({ path }) => path)).toEqual([
    '/knowledge-hub/for-dropshippers',
    '/knowledge-hub/for-suppliers',
    '/knowledge-hub/using-the-platform',
  ]);
});

it('has more than 15 integrations', () => {
  const all = integrationTabs.flatMap(({ integrations }) => integrations);
  expect(all.length).toBeGreaterThan(15);
  expect(
    Object.fromEntries(integrationTabs.map(({ id, integrations }) => [id, integrations.length])),
  ).toMatchObject({
    marketplaces: 4,
    logistics: 5,
    payments: 4,
  });
});

it('keeps the user agreement date of the specification', () => {
  const { page } = readContentPage('/user-agreement');
  expect(page.blocks[0]).toMatchObject({ eyebrow: 'Last updated: July 3, 2025' });
  expect(page.legal).toEqual({ version: '1.0', effective: '2025-07-03' });
});

it('leaves out sample content unless the site shows it', () => {
  expect(sampleContentPaths).toEqual([
    '/aboutus',
    '/careers/openings',
    '/our-story',
    '/we-hiring',
    '/awards',
    '/customer-stories',
  ]);
  for (const path of sampleContentPaths) {
    expect(hasSampleContent(readContentPage(path, { showSampleContent: true }).page)).toBe(true);
    const { page } = readContentPage(path, { showSampleContent: false });
    expect(hasSampleContent(page)).toBe(false);
    expect(JSON.stringify(page)).not.toMatch(
      /sample (?:text|award|milestone|photo|story|benefit)|\(sample\)/i,
    );
    expect(page.blocks.length).toBeGreaterThanOrEqual(3);
  }
});

it.each(['/support/contact', '/terms', '/privacy', '/return-refund'])(
  'shows company details on %s',
  (path) => {
    expect(readContentPage(path).page.blocks.map(({ kind }) => kind)).toContain('companyDetails');
  },
);
