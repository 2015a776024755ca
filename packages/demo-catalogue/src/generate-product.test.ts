import { parseProductImageKey, slugOf, type SingleImage } from './product-image.ts';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandGroups } from './brands.ts';
import { planCatalogue, type CataloguePlan } from './catalogue-plan.ts';
import { generateProduct, type SeedProduct } from './generate-product.ts';
import { titleLength } from './product-text.ts';

const today = new Date('2026-03-14T09:30:00Z');
const sampleSize = 3000;

let plan: CataloguePlan;
let products: SeedProduct[];
beforeAll(() => {
  plan = planCatalogue();
  products = Array.from({ length: sampleSize }, (_, index) => generate(plan, index));
});

const generate = (from: CataloguePlan, index: number) =>
  generateProduct(index, from.placeProduct(index), today);

const mainImage = ({ images: [key = ''] }: SeedProduct): SingleImage => {
  const image = parseProductImageKey(key);
  if (image?.kind !== 'product') throw new Error(`${key} shows no product`);
  return image;
};

describe('the plan', () => {
  test('has at least 26 top-level categories with 5 to 12 suitably named subcategories', () => {
    const tops = plan.categories.filter(({ parentId }) => parentId === null);
    expect(tops.length).toBeGreaterThanOrEqual(26);
    for (const top of tops) {
      const children = plan.categories.filter(({ parentId }) => parentId === top.id);
      expect(children.length, top.name).toBeGreaterThanOrEqual(5);
      expect(children.length, top.name).toBeLessThanOrEqual(12);
    }
    expect(plan.categories.filter(({ name }) => name.length > 60)).toEqual([]);
    expect(new Set(plan.categories.map(({ id }) => id)).size).toBe(plan.categories.length);
  });

  test('features 9478 and 13923, and keeps them out of the navigation bar', () => {
    const featured = plan.categories.filter(({ isFeatured }) => isFeatured);
    expect(featured.map(({ id, name }) => [id, name])).toEqual([
      [13923, 'Misc'],
      [9478, 'AI Recommendation'],
    ]);
    const navigation = plan.categories
      .filter(({ parentId }) => parentId === null)
      .sort((a, b) => a.position - b.position)
      .slice(0, 10);
    expect(navigation.some(({ isFeatured }) => isFeatured)).toBe(false);
  });

  test('fills every leaf category with 20,000 products and keeps featured selections small', () => {
    const sizes = new Map<number, number>();
    for (let index = 0; index < 20_000; index++) {
      const { categoryId } = plan.placeProduct(index);
      sizes.set(categoryId, (sizes.get(categoryId) ?? 0) + 1);
    }
    const leaves = plan.categories.filter(({ parentId }) => parentId !== null);
    expect(leaves.filter(({ id }) => !sizes.has(id)).map(({ name }) => name)).toEqual([]);
    for (const featured of [9478, 13923]) {
      const ids = leaves.filter(({ parentId }) => parentId === featured).map(({ id }) => id);
      const size = [featured, ...ids].reduce((total, id) => total + (sizes.get(id) ?? 0), 0);
      expect(size).toBeGreaterThan(100);
      expect(size).toBeLessThan(400);
    }
    const largest = Math.max(...sizes.values());
    expect(largest / 20_000).toBeGreaterThan(0.05);
    expect(largest / 20_000).toBeLessThan(0.08);
  });

  test('places products directly in the featured categories, even in a small catalogue', () => {
    const placed = (count: number) =>
      Array.from({ length: count }, (_, index) => plan.placeProduct(index).categoryId);
    for (const featured of [9478, 13923]) {
      expect(placed(600).filter((id) => id === featured).length).toBeGreaterThanOrEqual(12);
    }
  });

  test('uses at least 300 unique brands', () => {
    const names = Object.values(brandGroups).flatMap((group) => group.map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives every product type a unique SKU code', () => {
    const types = new Set(Array.from({ length: 20_000 }, (_, index) => plan.placeProduct(index).type.type));
    expect(types.size).toBeGreaterThanOrEqual(150);
    const codes = [...types].map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index || !/^[A-Z]{3}$/.test(code))).toEqual(
      [],
    );
  });
});

describe('generated products', () => {
  test('are the same in every run, independent of what was generated before', () => {
    const again = planCatalogue();
    for (const index of [2999, 0, 1234, 17]) expect(generate(again, index)).toEqual(products[index]);
  });

  test('have realistic titles, unique within the sample', () => {
    const odd = (title: string) =>
      title.length < titleLength.min ||
      title.length > titleLength.max ||
      /[{}|@;~]| {2}|\( |\(,|, ,/.test(title);
    expect(products.map(({ title }) => title).filter(odd)).toEqual([]);
    expect(new Set(products.map(({ title }) => title)).size).toBe(sampleSize);
  });

  test('combine a noun only with choices that go with it', () => {
    const together = (noun: string, choice: string) =>
      products
        .filter(({ title }) => title.includes(noun) && title.includes(choice))
        .map(({ title }) => title);
    expect(together('Mobile Holder', 'for ').length).toBeGreaterThan(0);
    expect(together('Car Mobile Holder', 'for Desk')).toEqual([]);
    expect(together('Dash Camera', 'for Factory')).toEqual([]);
    expect(together('Recipe Book', 'Embroidery')).toEqual([]);
  });

  test('cost 10 to 75 % less than their MRP, in all five price buckets', () => {
    const discounts = products.map(({ spPaise, mrpPaise }) => 1 - spPaise / mrpPaise);
    expect(Math.min(...discounts)).toBeGreaterThanOrEqual(0.1);
    expect(Math.max(...discounts)).toBeLessThanOrEqual(0.75);
    const counts = priceBuckets.map(
      ({ min, max }) =>
        products.filter(({ spPaise }) => spPaise >= min * 100 && spPaise < (max ?? Infinity) * 100).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(5);
    expect(counts[0]).toBeGreaterThan(sampleSize / 2);
  });

  test('have three to six unique bullets with every slot filled', () => {
    const odd = ({ bulletPoints, description }: SeedProduct) =>
      bulletPoints.length < 3 ||
      bulletPoints.length > 6 ||
      new Set(bulletPoints).size < bulletPoints.length ||
      /[{}|@~]|undefined/.test([...bulletPoints, description].join(' '));
    expect(products.filter(odd)).toEqual([]);
  });

  test('have a consistent title, specification and variations', () => {
    const agrees = (product: SeedProduct) => {
      const { title, brand, variations } = product;
      const [first] = variations;
      const colour = specification(product, 'Colour');
      const pack = specification(product, 'Pack');
      const titlePack = /\b(?:Pack|Set) of \d+(?: Pairs)?/.exec(title.slice(title.lastIndexOf('(')))?.[0];
      return (
        specification(product, 'Brand') === brand.replaceAll('&', '&amp;') &&
        (colour === undefined || colour.includes(', ') || title.includes(colour)) &&
        (first === undefined || first.spPaise === product.spPaise) &&
        (variations.length === 0 || colour === undefined || colour === namesOf(variations, 'color')) &&
        specification(product, 'Size') === namesOf(variations, 'size') &&
        (pack === undefined || titlePack === undefined || pack === titlePack)
      );
    };
    expect(products.filter((product) => !agrees(product))).toEqual([]);
  });

  test('have a variation for each colour in which they are sold', () => {
    const odd = (product: SeedProduct) =>
      product.variations.length === 0 && specification(product, 'Colour') !== undefined;
    expect(products.filter(odd)).toEqual([]);
    expect(products.filter(({ variations }) => variations.length === 1)).not.toEqual([]);
    expect(products.filter(({ variations }) => variations.length === 0)).not.toEqual([]);
  });

  test('keep the capitals of festivals', () => {
    const odd = ({ bulletPoints, description }: SeedProduct) =>
      /\b(?:diwali|eid|navratri|christmas|holi)\b/.test([...bulletPoints, description].join(' '));
    expect(products.filter(odd)).toEqual([]);
  });

  test('use only a few safe HTML tags in their description', () => {
    const odd = ({ description }: SeedProduct) => /[<>]/.test(description.replaceAll(harmlessTag, ''));
    expect(products.filter(odd)).toEqual([]);
  });

  test('have images, one in each colour', () => {
    const odd = ({ images, variations }: SeedProduct) =>
      images.length < 1 ||
      images.length > 8 ||
      images.some((key) => parseProductImageKey(key) === null) ||
      variations.length > 25 ||
      new Set(variations.map(({ color, image }) => `${color} ${image}`)).size !==
        new Set(variations.map(({ image }) => image)).size ||
      variations.some(({ image }) => !images.includes(image));
    expect(products.filter(odd)).toEqual([]);
  });

  test('show as many pieces as the pack has', () => {
    const counts = (noun: RegExp) => {
      const pairs = products
        .filter(({ title }) => noun.test(title))
        .map((product) => [specification(product, 'Pack') ?? '', mainImage(product).count]);
      return Object.fromEntries(pairs) as Record<string, number>;
    };
    expect(counts(/Earrings .*Pair/)).toEqual({ '1 Pair': 1, 'Set of 2 Pairs': 2, 'Set of 3 Pairs': 3 });
    expect(counts(/ Curtains /)).toMatchObject({ 'Set of 2': 1, 'Set of 4': 2 });
    expect(counts(/ Diapers? /)).toMatchObject({ 'Pack of 20': 1, 'Pack of 80': 1 });
  });

  test('show the neck, the ingredient and the shade that the specification names', () => {
    const shows = (title: RegExp, heading: string, see: (image: SingleImage) => string) =>
      products
        .filter((product) => title.test(product.title))
        .map((product) => [specification(product, heading) ?? '', see(mainImage(product))] as const);
    const necks = shows(/ Straight .*Kurt[ai]/, 'Neck', ({ model }) => model);
    expect(necks.length).toBeGreaterThan(20);
    expect(necks.filter(([neck, model]) => model !== `kurti-straight-${slugOf(neck)}`)).toEqual([]);
    const pickles = shows(/ Pickle /, 'Base', ({ model }) => model);
    expect(pickles.filter(([base, model]) => model !== `pickle-jar-${slugOf(base)}`)).toEqual([]);
    const shades = Object.fromEntries(shows(/ (?:Soft|Plush|Stuffed) Toy/, 'Shade', ({ tone }) => tone));
    expect(shades).toMatchObject({ Pink: 'pink', Grey: 'silver-grey' });
    const metals = Object.fromEntries(shows(/ Necklace Set /, 'Plating', ({ metal }) => String(metal)));
    expect(metals).toMatchObject({ 'Silver Plated': 'silver', 'Antique Gold': 'brass' });
  });

  test('have the title of the book on its cover', () => {
    const novels = products.filter(({ title }) => / of .*: (?:A Novel|Poems|Stories)/.test(title));
    const covers = novels.map((product) => mainImage(product).print);
    expect(novels.length).toBeGreaterThan(3);
    expect(covers.map((print) => print && 'noun' in print && print.noun)).toEqual(
      novels.map(({ title }) => title.replace(/:.*/, '')),
    );
  });

  test('have unique SKUs', () => {
    const skus = products.flatMap(({ sku, variations }) => [sku, ...variations.map((each) => each.sku)]);
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus.filter((sku) => !/^PP-[A-Z]{3}-\d{7}(-[A-Z]{3})?(-[A-Z\d]+)?$/.test(sku))).toEqual([]);
  });

  test('ship from the warehouse that matches their handling time', () => {
    const odd = ({ warehouse, handlingDays, country }: SeedProduct) => {
      const [low, high] = warehouse === 'national' ? [6, 7] : [15, 20];
      return handlingDays < low || handlingDays > high || (country === 'India' && warehouse !== 'national');
    };
    expect(products.filter(odd)).toEqual([]);
    const national = products.filter(({ warehouse }) => warehouse === 'national').length / sampleSize;
    expect(national).toBeCloseTo(0.7, 1);
  });

  test('were added within the last two years, none in the future', () => {
    const now = today.getTime() / 1000;
    const odd = ({ createdAt, updatedAt }: SeedProduct) =>
      now - createdAt > 732 * 86_400 || updatedAt < createdAt || updatedAt > now;
    expect(products.filter(odd)).toEqual([]);
    const within = (days: number) =>
      products.filter(({ createdAt }) => now - createdAt < days * 86_400).length;
    expect(within(30)).toBeGreaterThan(sampleSize / 40);
    expect(within(90)).toBeGreaterThan(within(30) * 2);
  });

  test('have a price history from the day they were added to the current price', () => {
    const odd = ({ priceHistory, createdAt, updatedAt, spPaise, mrpPaise }: SeedProduct) => {
      const times = priceHistory.map(({ changedAt }) => changedAt);
      const last = priceHistory.at(-1);
      return (
        times[0] !== createdAt ||
        times.some((time, index) => time < (times[index - 1] ?? createdAt) || time > updatedAt) ||
        last?.spPaise !== spPaise ||
        last.mrpPaise !== mrpPaise
      );
    };
    expect(products.filter(odd)).toEqual([]);
    expect(products.filter(({ priceHistory }) => priceHistory.length > 1).length).toBeGreaterThan(
      sampleSize / 8,
    );
  });

  test('are sometimes sold out, as a whole or in some variations', () => {
    expect(products.filter(({ stock }) => stock === 0).length / sampleSize).toBeCloseTo(0.06, 1);
    const some = products.filter(
      ({ stock, variations }) => stock > 0 && variations.some((variation) => variation.stock === 0),
    );
    expect(some.length).toBeGreaterThan(sampleSize / 10);
    expect(some.filter(({ variations }) => variations[0]?.stock === 0)).toEqual([]);
  });

  test('have the stock of all their variations', () => {
    const odd = ({ stock, variations }: SeedProduct) =>
      variations.length > 0 && stock !== variations.reduce((sum, variation) => sum + variation.stock, 0);
    expect(products.filter(odd)).toEqual([]);
  });

  test('that are worn, slept in or poured into come in sizes, each colour in every size', () => {
    for (const code of ['KUR', 'TSH', 'MSS', 'FRK', 'RNG', 'BED', 'BTL'])
      expect(sizesOf(products.find(({ sku }) => sku.startsWith(`PP-${code}`))), code).not.toHaveLength(0);
    const odd = ({ variations }: SeedProduct) =>
      variations.length !==
      Math.max(1, new Set(variations.map(({ color }) => color)).size) *
        Math.max(1, new Set(variations.map(({ size }) => size)).size);
    expect(products.filter(({ variations }) => variations.length > 0).filter(odd)).toEqual([]);
  });

  test('never name a size in the title', () => {
    const odd = (product: SeedProduct) =>
      sizesOf(product).some((size) => new RegExp(`\\b(?:Size )?${size}\\)?$`).test(product.title));
    expect(products.filter(odd).map(({ title }) => title)).toEqual([]);
  });

  test('are rated by their customers, unless they are new or hardly bought', () => {
    const rated = products.filter(({ rating }) => rating !== null);
    expect(rated.length / products.length).toBeGreaterThan(0.4);
    expect(rated.length / products.length).toBeLessThan(0.8);
    const odd = ({ rating }: SeedProduct) =>
      rating !== null &&
      (rating.hundredths % 10 !== 0 ||
        rating.hundredths < 300 ||
        rating.hundredths > 490 ||
        rating.count < 3);
    expect(rated.filter(odd)).toEqual([]);
    const counts = rank(rated.map(({ rating }) => rating?.count ?? 0));
    expect(correlation(counts, rank(rated.map(({ popularity }) => popularity)))).toBeGreaterThan(0.7);
  });

  test('have a popularity independent of their index and price', () => {
    const ranks = rank(products.map(({ popularity }) => popularity));
    expect(Math.abs(correlation(ranks, rank(products.map(({ id }) => id))))).toBeLessThan(0.06);
    expect(Math.abs(correlation(ranks, rank(products.map(({ spPaise }) => spPaise))))).toBeLessThan(0.15);
  });
});

const harmlessTag = /<\/?(?:p|ul|li|strong|h3|table|tbody|tr|th|td)>/g;

function specification({ description }: SeedProduct, label: string): string | undefined {
  return new RegExp(`<th>${label}</th><td>([^<]+)<`).exec(description)?.[1];
}

const sizesOf = (product?: SeedProduct): string[] =>
  product?.variations.map(({ size }) => size).filter((size) => size !== '') ?? [];

function namesOf(variations: SeedProduct['variations'], option: 'color' | 'size'): string | undefined {
  const names = new Set(variations.map((variation) => variation[option]).filter((name) => name !== ''));
  return names.size === 0 ? undefined : [...names].join(', ');
}

function rank(values: number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks: number[] = [];
  order.forEach((index, position) => (ranks[index] = position));
  return ranks;
}

function correlation(a: number[], b: number[]): number {
  const middle = (a.length - 1) / 2;
  const variance = a.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return a.reduce((sum, value, index) => sum + (value - middle) * ((b[index] ?? 0) - middle), 0) / variance;
}
