import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { describe, expect, it } from 'vitest';
import { describeProduct, listCrumbs, summariseProduct } from './describe-product.ts';

const site = { storefrontUrl: 'https://shop.example.in', sellerAppUrl: 'https://seller.example.in' };
const product = {
  id: 7,
  title: 'Cotton kurta',
  sku: 'PP-7',
  brand: 'Nirvika',
  imgUrl: ['/media/art/a/640.webp'],
  sp: 499,
  mrp: 999.5,
  quantity: 3,
  country_of_origin: 'India',
  bullet_points: ['Soft.', 'Cool.'],
} as ProductDetail;

describe('for search engines', () => {
  it('describes the selling price and the MRP', () => {
    expect(describeProduct(site, product, ['Fashion', 'Kurtas'])).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.example.in/media/art/a/640.webp'],
      category: 'Fashion > Kurtas',
      offers: {
        url: 'https://shop.example.in/store/product/7',
        price: '499.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { priceType: 'https://schema.org/MaximumRetailPrice', price: '999.50' },
      },
    });
  });

  it('marks a sold-out product as out of stock', () => {
    expect(describeProduct(site, { ...product, quantity: 0 }, [])).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('summarizes the product in at most 160 characters', () => {
    expect(summariseProduct(product)).toBe('Cotton kurta at ₹499.00 (MRP ₹999.50). Soft. Cool.');
    const long = summariseProduct({ ...product, bullet_points: ['word '.repeat(60)] });
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/ word…$/);
  });
});

it('has breadcrumbs from the store through the category to the product', () => {
  expect(listCrumbs(product, ['Bags/Wallets', 'Men'])).toEqual([
    { name: 'Product Store', path: '/store' },
    { name: 'Bags/Wallets', path: '/store/category/Bags%2FWallets' },
    { name: 'Men', path: '/store/category/Bags%2FWallets/Men' },
    { name: 'Cotton kurta', path: '/store/product/7' },
  ]);
  expect(listCrumbs(product, [])).toHaveLength(2);
});
