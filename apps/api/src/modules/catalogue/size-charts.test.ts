import { expect, it } from 'vitest';
import { findSizeChart } from './size-charts.ts';

const product = (hsn: string, title: string, sizes: string[], categoryNames: string[] = []) => ({
  hsn,
  title,
  sizes,
  categoryNames,
});

it.each([
  [product('6204', "Women's Rayon Kurti", ['S', 'M', 'XXL']), "Women's clothing"],
  [product('6109', "Men's T-Shirt", ['S', '3XL']), "Men's clothing"],
  [product('6109', 'Oversized Tee', ['S'], ["Women's Fashion", 'Tops']), "Women's clothing"],
  [product('6203', 'Slim Fit Jeans', ['30 Inch', '32 Inch']), 'Trousers and jeans'],
  [product('6204', 'Girls Frock', ['2-3 Years', '9-10 Years']), "Children's clothing"],
  [product('6404', 'Kids Sneakers', ['UK 8 Child', 'UK 1 Junior']), "Children's footwear"],
  [product('6404', "Men's Running Shoes", ['UK 8', 'UK 9']), "Men's and unisex footwear"],
  [product('6402', "Women's Heels", ['UK 3', 'UK 4']), "Women's footwear"],
  [product('7117', 'Oxidised Bangles', ['2.4', '2.10']), 'Bangles'],
  [product('7117', 'Cocktail Ring', ['12', '14']), 'Rings'],
  [product('6302', 'Cotton Bedsheet', ['Single', 'King']), 'Bedding'],
])('%j has the chart %s', (wanted, title) => {
  const chart = findSizeChart(wanted);
  expect(chart?.title).toBe(title);
  expect(chart?.rows.map(([size]) => size)).toEqual(wanted.sizes);
});

it.each([
  [product('7323', 'Water Bottle', ['500 ml', '1 L'])],
  [product('6204', "Women's Kurti", ['S', 'Freestyle'])],
  [product('6204', "Women's Kurti", [])],
  [product('', 'Something', ['S'])],
])('%j has none', (wanted) => {
  expect(findSizeChart(wanted)).toBeUndefined();
});
