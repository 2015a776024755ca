import { renderedModels } from '@postprocure/product-renders/render-library';
import { expect, test } from 'vitest';
import { compileType, listWords } from './compile-type.ts';
import { departments, miscDepartment } from './departments.ts';
import { findFinish, findPattern } from './image-look.ts';
import {
  parseProductImageKey,
  productImageKey,
  type ProductImage,
  type SingleImage,
} from './product-image.ts';

const types = [...departments, miscDepartment].flatMap(({ name, trade, leaves }) =>
  leaves.flatMap((leaf) => leaf.types.map((type) => compileType(type, trade, name))),
);

test('every product has a model that shows it', () => {
  const withoutModel = types.flatMap(({ type, nouns, models }) =>
    nouns
      .filter((_, index) => !renderedModels.has(models[index] ?? ''))
      .map(({ text }) => `${type.code} ${text}`),
  );
  expect(withoutModel).toEqual([]);
});

test('every choice with a model of its own is a choice, and the model exists', () => {
  const wrong = types.flatMap(({ type, nouns, slots }) => {
    const choices = slots.flatMap((slot) => slot.choices.map(({ text }) => text));
    return Object.entries(type.choiceModels ?? {}).filter(([choice, models]) => {
      const byNoun =
        typeof models === 'string'
          ? nouns.map(({ text }) => [text, models] as const)
          : Object.entries(models);
      const isRendered = byNoun.every(
        ([noun, model]) => nouns.some(({ text }) => text === noun) && renderedModels.has(model),
      );
      return !choices.includes(choice) || !isRendered;
    });
  });
  expect(wrong).toEqual([]);
});

test('every department has models that stand for it', () => {
  const missing = [...departments, miscDepartment].flatMap(({ models }) =>
    listWords(models).filter((model) => !renderedModels.has(model)),
  );
  expect(missing).toEqual([]);
});

test('the models of products with colours can be dyed or have a pattern', () => {
  const uncoloured = types.flatMap(({ type, models }) =>
    type.colours === undefined
      ? []
      : [...new Set(models)].filter((model) => {
          const views = Object.values(renderedModels.get(model)?.views ?? {});
          const isPatterned = renderedModels.get(model)?.prints === 'pattern';
          return !views.every(
            ({ guides }) => guides.includes('dyed') || (isPatterned && guides.includes('printed')),
          );
        }),
  );
  expect(uncoloured).toEqual([]);
});

const kettle: SingleImage = {
  kind: 'product',
  model: 'kettle',
  tone: 'teal',
  metal: null,
  print: null,
  view: 0,
  count: 1,
  backdrop: 1,
};

test.each<ProductImage>([
  { ...kettle, view: 0, backdrop: 5 },
  { ...kettle, count: 12 },
  {
    ...kettle,
    model: 'kurti-straight',
    tone: 'maroon',
    print: { pattern: 'block-print' },
  },
  {
    ...kettle,
    model: 'face-wash-tube',
    tone: 'natural',
    print: { brand: 'Neemveda', noun: 'Face Wash' },
  },
  {
    ...kettle,
    model: 'novel',
    print: { brand: 'Leela Thampuran', noun: 'The Monsoon Kite of Old Delhi' },
  },
  { ...kettle, view: 'box' },
  { ...kettle, model: 'jhumka-earrings', tone: 'pink', metal: 'silver' },
  { kind: 'group', models: ['kettle', 'kurti-straight'] },
  { kind: 'name', noun: 'Face Wash' },
])('the key of $kind parses back to the image', (image) => {
  expect(parseProductImageKey(productImageKey(image))).toEqual(image);
});

test.each([
  '',
  'product',
  'product/kettle/teal/plain/0',
  'product/kettle/teal/plain/9/0',
  'product/kettle/teal/plain/0/6',
  'product/kettle/teal/plain/00/0',
  'product/kettle/teal/plain/0/-1',
  'product/kettle/teal/plain/0x1/0',
  'product/kettle/teal/plain/0x13/0',
  'product/kettle/teal/plain/boxx2/0',
  'product/kettle/teal-on-cheese/plain/0/0',
  'product/kettle/teal/plain/0/0/',
  'product/kettle/toString/plain/0/0',
  'product/constructor/teal/plain/0/0',
  'product/kurti-straight/teal/tartan/0/0',
  'product/face-wash-tube/natural/nobody/face-wash/0/0',
  'product/kettle/teal/checks/0/0',
  'product/kettle/teal/neemveda/face-wash/0/0',
  'product/kurti-straight/teal/neemveda/face-wash/0/0',
  'product/face-wash-tube/natural/checks/0/0',
  'product/../teal/plain/0/0',
  'group',
  'group/kettle/kettle/kettle/kettle',
  'group/unicorn',
  'name/unicorn',
  'name/face-wash/more',
])('%s is not the key of an image', (key) => {
  expect(parseProductImageKey(key)).toBeNull();
});

test.each([
  ['zari woven, broad zari border', 'zari'],
  ['bandhani printed', 'bandhani'],
  ['solid', 'plain'],
  ['colour block', 'colour-block'],
  ['floral printed', 'floral'],
  ['graphic printed', 'geometric'],
  ['cotton', 'plain'],
] as const)('cloth described as "%s" shows %s', (words, pattern) => {
  expect(findPattern(words)).toBe(pattern);
});

test.each([
  ['copper finish steel', 'copper'],
  ['cast iron', 'black-iron'],
  ['triply stainless steel', 'steel'],
  ['rose gold plated', 'polished-rose-gold'],
  ['terracotta', 'terracotta'],
  ['wooden, hand carved', 'carved-wood'],
  ['marble dust', 'marble'],
  ['bone china, gold rim', 'marble'],
] as const)('metal described as "%s" looks like %s', (words, finish) => {
  expect(findFinish(words)).toBe(finish);
});
