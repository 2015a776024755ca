import { expect, it } from 'vitest';
import { describeBreadcrumbs, describeWebSite, writeJsonLd } from './json-ld.tsx';

const site = { storefrontUrl: 'https://shop.example.in', sellerAppUrl: 'https://seller.example.in' };

it('escapes text that would close the script element', () => {
  const written = writeJsonLd({ '@type': 'Product', name: '</script><script>alert(1)</script>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});

it('numbers breadcrumbs and uses absolute URLs', () => {
  const crumbs = [
    { name: 'Store', path: '/store' },
    { name: 'Bags/Wallets', path: '/category/Bags%2FWallets' },
  ];
  expect(describeBreadcrumbs(site, crumbs)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Store', item: 'https://shop.example.in/store' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Bags/Wallets',
      item: 'https://shop.example.in/category/Bags%2FWallets',
    },
  ]);
});

it('describes the site search for search engines', () => {
  expect(describeWebSite(site)['potentialAction']).toMatchObject({
    target: 'https://shop.example.in/store/product/search?q={search_term_string}',
  });
});
