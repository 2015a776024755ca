import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import type { ProductCard, ProductDetail, ProductPage } from '@postprocure/contracts/catalogue/product';
import { expect, it, vi } from 'vitest';
import { loadProductView, nameCategory } from './product-view.ts';

const leaf = { c_id: '11', c_name: 'Bags/Wallets', image: '' };
const categories = [
  { c_id: '1', c_name: 'Fashion', image: '', children: [leaf] },
  { c_id: '2', c_name: 'Toys', image: '', children: [] },
];
const product = { id: 7, categoryId: '11' } as ProductDetail;
const cards = Array.from({ length: 9 }, (_, index) => ({ id: index + 1 }) as ProductCard);

const pageOf = (...products: ProductCard[]) => ({ products }) as ProductPage;

const source = (listProducts: CatalogueApi['listProducts']) => ({
  catalogue: {
    getProduct: vi.fn(async (id: number) => Promise.resolve(id === 7 ? product : null)),
    listProducts: vi.fn(listProducts),
  },
  readCategories: () => Promise.resolve(categories),
});

it('shows popular products of the same category without the product itself', async () => {
  const from = source(() => Promise.resolve(pageOf(...cards)));
  const view = await loadProductView(from, '7');
  expect(view?.categoryNames).toEqual(['Fashion', 'Bags/Wallets']);
  expect(view?.related.categoryNames).toEqual(['Fashion', 'Bags/Wallets']);
  expect(view?.related.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(from.catalogue.listProducts).toHaveBeenCalledWith(
    expect.objectContaining({ categoryName: 'Fashion/Bags/Wallets', sort: 'featured', limit: 9 }),
  );
});

it('uses the parent category if the subcategory has few products', async () => {
  const from = source(() => Promise.resolve(pageOf(...cards)));
  from.catalogue.listProducts.mockResolvedValueOnce(pageOf(product, ...cards.slice(0, 3)));
  expect((await loadProductView(from, '7'))?.related).toMatchObject({
    categoryNames: ['Fashion'],
    products: { length: 8 },
  });
});

it('works without similar products', async () => {
  const view = await loadProductView(
    source(() => Promise.reject(new Error('busy'))),
    '7',
  );
  expect(view).toMatchObject({ product, related: { products: [] } });
});

it.each(['8', '0', 'abc', '7a', '-7', '1e3', '7.0', '1234567890', ''])(
  'finds no product for %s',
  async (id) => {
    const view = await loadProductView(
      source(() => Promise.resolve(pageOf(...cards))),
      id,
    );
    expect(view).toBeNull();
  },
);

it('identifies a category by its path', () => {
  expect(nameCategory(categories, '2')).toEqual(['Toys']);
  expect(nameCategory(categories, '99')).toEqual([]);
});
