import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import { expect, it, vi } from 'vitest';
import { loadProductView, nameCategory } from './product-view.ts';

const leaf = { c_id: '11', c_name: 'Bags/Wallets', image: '' };
const categories = [
  { c_id: '1', c_name: 'Fashion', image: '', children: [leaf] },
  { c_id: '2', c_name: 'Toys', image: '', children: [] },
];
const product = {
  id: 7,
  categoryId: '11',
  imgUrl: [],
  variations: [{ size: 'M' }, { size: 'L' }, { size: 'M' }, { size: '' }],
};
const cards = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, imgUrl: [] }));

function createSource(listProducts: () => Promise<{ products: typeof cards }>) {
  const list = vi.fn<(query: unknown) => ReturnType<typeof listProducts>>(listProducts);
  const get = ({ id }: { id: number }) =>
    id === 7 ? Promise.resolve(product) : Promise.reject(new AppError('NOT_FOUND', 'Product not found.'));
  const api = ((route: string, { params, query }: { params: { id: number }; query: unknown }) =>
    route === 'GET /api/product'
      ? list(query)
      : route === 'GET /api/product/:id/size-chart'
        ? Promise.resolve({ chart: { title: 'Shirts' } })
        : get(params)) as ApiClient;
  return { list, api, readCategories: () => Promise.resolve(categories) };
}

it('shows the popular others of the category, never the product itself', async () => {
  const source = createSource(() => Promise.resolve({ products: cards }));
  const view = await loadProductView(source, '7');
  expect(view?.categoryNames).toEqual(['Fashion', 'Bags/Wallets']);
  expect(view?.related.categoryNames).toEqual(['Fashion', 'Bags/Wallets']);
  expect(view?.related.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(source.list).toHaveBeenCalledWith({ categoryName: 'Fashion/Bags/Wallets', limit: 9 });
});

it('has the size chart of a product with sizes', async () => {
  const source = createSource(() => Promise.resolve({ products: cards }));
  expect((await loadProductView(source, '7'))?.sizeChart).toEqual({ title: 'Shirts' });
});

it('falls back to the whole category if the subcategory has few products', async () => {
  const source = createSource(() => Promise.resolve({ products: cards }));
  source.list.mockResolvedValueOnce({ products: [product, ...cards.slice(0, 3)] });
  expect((await loadProductView(source, '7'))?.related).toMatchObject({
    categoryNames: ['Fashion'],
    products: { length: 8 },
  });
});

it('is shown without related products if they fail to load', async () => {
  const view = await loadProductView(
    createSource(() => Promise.reject(new Error('busy'))),
    '7',
  );
  expect(view).toMatchObject({ product, related: { products: [] } });
});

it.each(['8', '0', '000', 'abc', '7a', '-7', '1e3', '7.0', '1234567890', ''])(
  'finds no product for the id %j',
  async (id) => {
    const view = await loadProductView(
      createSource(() => Promise.resolve({ products: cards })),
      id,
    );
    expect(view).toBeNull();
  },
);

it('finds the names of a category and its parent', () => {
  expect(nameCategory(categories, '2')).toEqual(['Toys']);
  expect(nameCategory(categories, '99')).toEqual([]);
});
