import { describe, expect, it } from 'vitest';
import { artIcons } from '@postprocure/contracts/product-art';
import { footerColumns, legalLinks } from '../layout/footer-columns.ts';
import { marketingNavigation } from '../layout/marketing-navigation.ts';
import { pageTitle } from '../page-meta.ts';
import { blogPosts } from './blog/blog-posts.ts';
import type { ContentPage } from './content-page.ts';
import { integrationTabs } from './integrations.ts';
import { knowledgeSections } from './knowledge-sections.ts';
import { contentPages, findContentPage, readContentPage } from './registry.ts';
import { sectionId } from './section-id.ts';

/** Addresses that the shop serves without the registry. */
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
const writtenOut = (value: unknown): string => JSON.stringify(value);

/** Every place a text leads to: links of buttons and cards, and links inside the text. */
const listTargets = (value: unknown): string[] => {
  const text = writtenOut(value);
  return [
    ...[...text.matchAll(/"to":"([^"]*)"/g)].map(([, to = '']) => to),
    ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to),
    ...[...text.matchAll(/href=\\"([^"\\]*)\\"/g)].map(([, to = '']) => to),
  ];
};

const listAnchors = ({ blocks }: ContentPage): string[] =>
  blocks.flatMap((block) => ('heading' in block && block.heading ? [sectionId(block.heading)] : []));

/** Anchors of forms, which their own routes bring. */
const formAnchors = new Set(['#reseller-form', '#bulk-order-form']);

function expectLeadsSomewhere(target: string, from: ContentPage | null): void {
  if (formAnchors.has(target)) return;
  const { pathname, hash, origin } = new URL(target, `https://shop.example${from?.path ?? '/'}`);
  expect(origin, target).toBe('https://shop.example');
  const page = findContentPage(pathname)?.page;
  expect(page !== undefined || [...otherPaths, ...postPaths].includes(pathname), target).toBe(true);
  if (hash !== '' && page) expect(listAnchors(page), target).toContain(hash.slice(1));
}

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  it('has a title, a description and a date that search engines can use', () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.title).not.toContain('|');
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(new Date(page.updated).toISOString().slice(0, 10)).toBe(page.updated);
    expect(path).toMatch(/^(?:\/[a-z0-9-]+)+$/);
  });

  it('opens with its only hero, and names each section once', () => {
    expect(page.blocks[0]?.kind).toBe('hero');
    expect(page.blocks.filter(({ kind }) => kind === 'hero')).toHaveLength(1);
    const anchors = listAnchors(page);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(anchors).not.toContain('');
  });

  it('uses icons that exist and leads nowhere that is not there', () => {
    for (const [, icon = ''] of writtenOut(page.blocks).matchAll(/"icon":"([^"]*)"/g)) {
      expect(Object.keys(artIcons)).toContain(icon);
    }
    for (const target of listTargets(page.blocks)) expectLeadsSomewhere(target, page);
  });

  it('has as many cells in each row as there are columns', () => {
    for (const block of page.blocks) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      const firstCells = block.rows.map((cells) => cells.join('|'));
      expect(firstCells).toEqual([...new Set(firstCells)]);
    }
  });

  it('lies at the end of its own way from the home page', () => {
    const { crumbs } = readContentPage(path);
    expect(crumbs[0]?.path).toBe('/');
    expect(crumbs.at(-1)).toEqual({ name: page.heading, path });
  });
});

it('gives every page and post its own address, title and description', () => {
  const paths = contentPages.flatMap((page) => [page.path, ...(page.aliases ?? [])]).concat(postPaths);
  const titles = [...contentPages, ...blogPosts].map(({ title }) => pageTitle(title));
  const descriptions = [...contentPages, ...blogPosts].map(({ description }) => description);
  for (const list of [paths, titles, descriptions]) expect(list).toEqual([...new Set(list)]);
});

it.each(blogPosts.map((post) => [post.title, post] as const))('post "%s" is sound', (title, post) => {
  expect(title.length).toBeLessThanOrEqual(60);
  expect(post.description.length).toBeGreaterThanOrEqual(70);
  expect(post.description.length).toBeLessThanOrEqual(160);
  expect(Object.keys(artIcons)).toContain(post.icon);
  const words = post.html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(600);
  expect(words.length).toBeLessThanOrEqual(900);
  for (const target of listTargets(post.html)) expectLeadsSomewhere(target, null);
});

it('leads from header, footer and knowledge hub to pages that are there', () => {
  const links = [footerColumns, legalLinks, marketingNavigation, knowledgeSections];
  for (const target of links.flatMap(listTargets)) expectLeadsSomewhere(target, null);
});

it('builds the address of a section of the knowledge hub from its title', () => {
  expect(knowledgeSections.map(({ path }) => path)).toEqual([
    '/knowledge-hub/for-dropshippers',
    '/knowledge-hub/for-suppliers',
    '/knowledge-hub/using-the-platform',
  ]);
});

it('names 15+ integrations', () => {
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

it('keeps the date of the user agreement that the law of the house names', () => {
  const { page } = readContentPage('/user-agreement');
  expect(page.blocks[0]).toMatchObject({ eyebrow: 'Last updated: July 3, 2025' });
  expect(page.legal).toEqual({ version: '1.0', effective: '2025-07-03' });
});
