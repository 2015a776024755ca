import { renderedModels } from '@postprocure/product-renders/render-library';
import type { ArtColour } from '@postprocure/demo-catalogue/product-art';
import type { Brand } from './brands.ts';
import type { Placement } from './catalogue-plan.ts';
import { slotIndex, type Choice, type CompiledType, type SizeChoice } from './compile-type.ts';
import { drawOrigin, type Origin } from './origins.ts';
import { colourCodes, colourName, palettes } from './palettes.ts';
import { findFinish, findPattern } from './image-look.ts';
import { drawPrice, gstBasisPoints, scalePrice, shiftPrice, type Price } from './price.ts';
import {
  backdropCount,
  labelWords,
  maxCount,
  productImageKey,
  type Print,
  type SingleImage,
} from './product-image.ts';
import { writeBullets, writeDescription, writeTitle } from './product-text.ts';
import { Random } from './random.ts';
import { fillTemplate, type Filling } from './template.ts';

export interface SeedVariation extends Price {
  /** Empty if the product has no colours. */
  color: string;
  /** Empty if the product has no sizes. */
  size: string;
  sku: string;
  image: string;
  stock: number;
}

export interface SeedPrice extends Price {
  /** Seconds since 1970. */
  changedAt: number;
}

export interface SeedProduct extends Price, Origin {
  id: number;
  sku: string;
  title: string;
  brand: string;
  categoryId: number;
  goodsCategoryId: number | null;
  gstBasisPoints: number;
  hsn: string;
  weightGrams: number;
  popularity: number;
  /** What the supplier reports; null if nobody has rated the product yet. */
  rating: { hundredths: number; count: number } | null;
  /** Seconds since 1970. */
  createdAt: number;
  updatedAt: number;
  bulletPoints: string[];
  description: string;
  variations: SeedVariation[];
  images: string[];
  stock: number;
  /** Oldest first; the last one is the current price. */
  priceHistory: SeedPrice[];
}

const streams = { text: 2, price: 3, trade: 4, image: 5, variations: 6, rating: 7 } as const;
const secondsPerDay = 86_400;
const catalogueAgeDays = 730;

/** Generates the product with this index. The result depends only on the index and the day. */
export function generateProduct(index: number, placement: Placement, today: Date): SeedProduct {
  const { type, categoryId, goodsCategoryId } = placement;
  const id = index + 1;
  const text = new Random(index, streams.text);
  const brand = text.pick(type.brands);
  const sizes = drawSizes(text, type);
  const colours = drawColours(text, type);
  const drawn = type.slots.map((slot) => text.below(slot.choices.length));
  const noun = text.pick(type.nouns);
  const choices = chooseSuited(type, noun, drawn);
  const filling = fillSlots(text, type, brand, noun, { colours, sizes }, choices);

  const pricing = new Random(index, streams.price);
  const factor = [noun, ...choices].reduce(
    (product, choice) => product * choice.priceFactor,
    brand.priceFactor,
  );
  // The price of a product is that of its first variation.
  const price = drawPrice(
    pricing,
    type.type.price,
    factor * (sizes[0]?.priceFactor ?? 1),
    type.trade.discount,
  );

  const trade = new Random(index, streams.trade);
  const { createdAt, updatedAt } = drawDates(trade, today);
  const sku = `PP-${type.type.code}-${String(id).padStart(7, '0')}`;
  const images = drawImages(new Random(index, streams.image), { type, noun, colours, choices, filling });
  const origin = drawOrigin(trade, type.type.origins ?? type.trade.origins);
  const weightGrams = drawWeight(trade, type, choices);
  const popularity = drawPopularity(trade, price.spPaise, updatedAt - createdAt);
  const stock = drawStock(trade);
  const variations = drawVariations(new Random(index, streams.variations), {
    sku,
    price,
    stock,
    colours,
    sizes,
    images,
  });
  return {
    id,
    sku,
    title: writeTitle(text, type, filling),
    brand: brand.name,
    categoryId,
    goodsCategoryId,
    ...price,
    ...origin,
    gstBasisPoints: gstBasisPoints(type.type.gst, price.spPaise),
    hsn: type.type.hsn,
    weightGrams,
    popularity,
    rating: drawRating(new Random(index, streams.rating), popularity, today.getTime() / 1000 - createdAt),
    createdAt,
    updatedAt,
    bulletPoints: writeBullets(text, type, filling),
    description: writeDescription(text, type, filling, choices, sizes),
    variations,
    images: images.all,
    stock: variations.length === 0 ? stock : variations.reduce((sum, variation) => sum + variation.stock, 0),
    priceHistory: drawPriceHistory(pricing, price, createdAt, updatedAt),
  };
}

/** Products with sizes have fewer colours, because every combination is a variation. */
const coloursWithSizes = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];

/** The first colour is the one in the main image. */
function drawColours(random: Random, type: CompiledType): ArtColour[] {
  if (type.colours.length === 0) return [];
  const count =
    type.sizes.length > 0 ? random.pick(coloursWithSizes) : random.chance(0.35) ? 1 : random.between(2, 6);
  return random.sample(type.colours, count);
}

/** Three to five neighbouring sizes, or all if there are fewer. */
function drawSizes(random: Random, { sizes }: CompiledType): readonly SizeChoice[] {
  if (sizes.length === 0) return sizes;
  const count = Math.min(sizes.length, random.between(3, 5));
  const start = random.below(sizes.length - count + 1);
  return sizes.slice(start, start + count);
}

/**
 * If a drawn choice does not go with the noun or with an earlier choice, uses the next choice that does. A slot that is
 * paired with another slot, or with the noun, uses the choice at the same position.
 */
function chooseSuited(
  { type, nouns, slots, unsuited }: CompiledType,
  noun: Choice,
  drawn: readonly number[],
): Choice[] {
  const places = new Map([['noun', nouns.indexOf(noun)]]);
  const ruledOut = [unsuited.get(noun.text)];
  for (const [index, { name, choices }] of slots.entries()) {
    if (type.pairedSlots?.[name] !== undefined) continue;
    const start = drawn[index] ?? 0;
    const suited = [...choices.slice(start), ...choices.slice(0, start)].find(
      ({ text }) => !ruledOut.some((texts) => texts?.has(text)),
    );
    if (!suited) throw new Error(`No choice goes with '${noun.text}'`);
    places.set(name, choices.indexOf(suited));
    ruledOut.push(unsuited.get(suited.text));
  }
  return slots.flatMap(({ name, choices }) => {
    const place = places.get(type.pairedSlots?.[name] ?? name) ?? 0;
    return choices[place] ?? [];
  });
}

interface Options {
  colours: readonly ArtColour[];
  sizes: readonly SizeChoice[];
}

function fillSlots(
  random: Random,
  type: CompiledType,
  brand: Brand,
  noun: Choice,
  { colours, sizes }: Options,
  choices: readonly Choice[],
): Filling {
  const colourText = colours.map(colourName).join(', ');
  const range = sizes.length > 1 ? `${sizes[0]?.text} to ${sizes.at(-1)?.text}` : (sizes[0]?.text ?? '');
  const series = random.pick(type.series);
  const model = `${brand.modelPrefix}-${random.between(1, 9)}${random.between(0, 99) + 100}`;
  return {
    values: [
      brand.name,
      noun.text,
      colourText,
      series.text,
      model,
      range,
      ...choices.map(({ text }) => text),
    ],
    lowered: [
      brand.name,
      noun.lowered,
      colourText.toLowerCase(),
      series.text,
      model,
      range,
      ...choices.map(({ lowered }) => lowered),
    ],
  };
}

function drawWeight(random: Random, type: CompiledType, choices: readonly Choice[]): number {
  const [low, high] = type.type.grams;
  const size = type.slots.reduce(
    (product, slot, index) => (slot.scalesWeight ? product * (choices[index]?.priceFactor ?? 1) : product),
    1,
  );
  return Math.max(5, Math.round((random.between(low, high) * size) / 5) * 5);
}

/** 16% of products are less than three months old, and none is older than two years. */
function drawDates(random: Random, today: Date): { createdAt: number; updatedAt: number } {
  const midnight = Math.floor(today.getTime() / 1000 / secondsPerDay) * secondsPerDay;
  const position = random.fraction();
  const age = 1 + Math.floor((catalogueAgeDays - 1) * position * (0.7 + 0.3 * position));
  const createdAt = midnight - age * secondsPerDay + random.below(secondsPerDay);
  const updatedAt = createdAt + Math.floor((midnight - createdAt) * random.fraction());
  return { createdAt, updatedAt };
}

/**
 * Popularity has a long tail (one product in a hundred sells ten times the median) and slightly favours cheap
 * products.
 */
function drawPopularity(random: Random, spPaise: number, knownSeconds: number): number {
  const tail = 1 / Math.sqrt(random.fraction() + 1e-7) - 1;
  const priceEffect = spPaise < 50_000 ? 1.15 : spPaise > 1_000_000 ? 0.8 : 1;
  const ageEffect = knownSeconds < 14 * secondsPerDay ? 0.85 : 1;
  return Math.floor(250 * tail * priceEffect * ageEffect);
}

/** Few customers rate what they buy, so new or rarely bought products have no rating. */
function drawRating(random: Random, popularity: number, ageSeconds: number): SeedProduct['rating'] {
  const raters = Math.floor(popularity ** 0.85 * (0.15 + 0.35 * random.fraction()));
  // The sum of two draws makes the middle of the range the most frequent.
  const tenths = 32 + random.below(9) + random.below(9);
  return ageSeconds < 45 * secondsPerDay || raters < 8
    ? null
    : { hundredths: tenths * 10, count: Math.min(raters, 9000 + random.below(900)) };
}

function drawStock(random: Random): number {
  if (random.chance(0.06)) return 0;
  const position = random.fraction();
  return 1 + Math.floor(position * position * position * 900) + random.below(12);
}

interface DrawnImages {
  all: string[];
  byColour: Map<ArtColour, string>;
}

interface ImageBasis {
  type: CompiledType;
  noun: Choice;
  colours: readonly ArtColour[];
  choices: readonly Choice[];
  filling: Filling;
}

/** Images of the product from all sides and with its carton, then of the main view in the other colours. */
function drawImages(random: Random, basis: ImageBasis): DrawnImages {
  const { type, noun, colours, choices } = basis;
  const model = chooseModel(basis);
  const rendered = renderedModels.get(model);
  if (!rendered) {
    const name = productImageKey({ kind: 'name', noun: noun.text });
    return { all: [name], byColour: new Map(colours.map((colour) => [colour, name])) };
  }
  const views = Object.values(rendered.views);
  const finish = views.some(({ guides }) => guides.includes('finished'))
    ? findFinish(describeLook(basis, finishSlots))
    : null;
  // Cloth always has a colour, even if the title names none.
  const clothTone = rendered.prints === 'pattern' ? random.pick(palettes.western) : null;
  const ownTone = choices.map(({ text }) => type.type.tones?.[text]).find((tone) => tone !== undefined);
  const [main = ownTone ?? finish ?? clothTone ?? 'natural', ...others] = colours;
  const backdrop = random.below(backdropCount);
  const print = choosePrint(basis, rendered.prints);
  const isDyed = main !== finish && views.some(({ guides }) => guides.includes('dyed'));
  const metal = isDyed ? finish : null;
  const count = countCopies(choices, rendered.pieces);
  const draw = (part: Pick<SingleImage, 'tone' | 'view' | 'backdrop'>) =>
    productImageKey({
      kind: 'product',
      model,
      metal,
      print,
      ...part,
      count: part.view === 'box' ? 1 : count,
    });
  const front = draw({ tone: main, view: 0, backdrop });
  const otherViews = views.slice(1).map((_, index): number | 'box' => index + 1);
  const further = [...otherViews, ...(rendered.stands === 'floor' ? ['box' as const] : [])].map(
    (view, index) => draw({ tone: main, view, backdrop: (backdrop + index + 1) % backdropCount }),
  );
  const inColours = others.map((tone): [ArtColour, string] => [tone, draw({ tone, view: 0, backdrop })]);
  const [colour] = colours;
  return {
    all: [front, ...further, ...inColours.map(([, key]) => key)],
    byColour: new Map(colour ? [[colour, front], ...inColours] : []),
  };
}

function chooseModel({ type, noun, choices }: ImageBasis): string {
  const { choiceModels = {} } = type.type;
  const own = choices
    .map(({ text }) => choiceModels[text])
    .map((model) => (typeof model === 'object' ? model[noun.text] : model))
    .find((model) => model !== undefined);
  return own ?? type.models[type.nouns.indexOf(noun)] ?? '';
}

/** Slots that name the metal or the pattern. Others mention parts, such as a wooden handle or ribbed cuffs. */
const finishSlots: ReadonlySet<string> = new Set(['plating', 'metal', 'finish', 'material']);
const patternSlots: ReadonlySet<string> = new Set(['pattern', 'work', 'print', 'design']);

/** The choices for the slots that describe how a product looks, or all choices if it has no such slot. */
function describeLook({ type, choices }: ImageBasis, telling: ReadonlySet<string>): string {
  const words = choices.map(({ lowered }) => lowered);
  const own = words.filter((_, index) => telling.has(type.slots[index]?.name ?? ''));
  return (own.length === 0 ? words : own).join(', ');
}

/** How many copies of the model are shown: a set of four needs two copies of a model that shows a pair. */
function countCopies(choices: readonly Choice[], pieces: number): number {
  const pack = choices
    .map(({ text }) => /^(?:Pack of |Set of |(?=\d+ Pairs?$))(\d+)/.exec(text)?.[1])
    .find((number) => number !== undefined);
  if (pack === undefined || pieces === 0) return 1;
  return Math.min(Math.max(Math.round(Number(pack) / pieces), 1), maxCount);
}

function choosePrint(basis: ImageBasis, prints: 'pattern' | 'label' | 'cover' | null): Print {
  const { type, choices, filling } = basis;
  if (prints === null) return null;
  if (prints === 'pattern') return { pattern: findPattern(describeLook(basis, patternSlots)) };
  const maker = choices[type.slots.findIndex(({ name }) => name === type.type.makerSlot)]?.text;
  const brand = maker ?? filling.values[slotIndex.brand] ?? '';
  return { brand, noun: labelWords(fillTemplate(type.label, filling)) };
}

interface VariationBasis extends Options {
  sku: string;
  price: Price;
  stock: number;
  images: DrawnImages;
}

/** Every combination of colour and size. The first has the product's own price, and is in stock if the product is. */
function drawVariations(random: Random, basis: VariationBasis): SeedVariation[] {
  const { sku, price, colours, sizes } = basis;
  if (colours.length === 0 && sizes.length === 0) return [];
  const [firstSize] = sizes;
  const [mainImage = ''] = basis.images.all;
  const share = (basis.stock * 2) / (Math.max(1, colours.length) * Math.max(1, sizes.length));
  return (colours.length === 0 ? [undefined] : colours).flatMap((colour, index) => {
    const colourPrice = index > 0 && random.chance(0.25) ? shiftPrice(random, price, 0.94, 1.08) : price;
    return (firstSize ? sizes : [undefined]).map((size, place) => ({
      color: colour ? colourName(colour) : '',
      size: size?.text ?? '',
      sku: [sku, ...(colour ? [colourCodes.get(colour)] : []), ...(size ? [size.code] : [])].join('-'),
      image: (colour && basis.images.byColour.get(colour)) ?? mainImage,
      ...scalePrice(colourPrice, (size?.priceFactor ?? 1) / (firstSize?.priceFactor ?? 1)),
      stock: drawVariationStock(random, basis.stock === 0 ? 0 : share, index + place === 0),
    }));
  });
}

function drawVariationStock(random: Random, share: number, isFirst: boolean): number {
  const isSoldOut = random.chance(0.1) && !isFirst;
  return share === 0 || isSoldOut ? 0 : 1 + Math.floor(share * random.fraction());
}

function drawPriceHistory(random: Random, price: Price, createdAt: number, updatedAt: number): SeedPrice[] {
  const changes = random.chance(0.2) ? random.between(1, 4) : 0;
  const history: SeedPrice[] = [];
  for (let step = 0; step < changes; step++) {
    const { spPaise, mrpPaise } = shiftPrice(random, price, 0.85, 1.25);
    const changedAt = createdAt + Math.floor(((updatedAt - createdAt) * history.length) / changes);
    if (spPaise !== (history.at(-1) ?? price).spPaise) history.push({ spPaise, mrpPaise, changedAt });
  }
  if (history.at(-1)?.spPaise === price.spPaise) history.pop();
  return [...history, { ...price, changedAt: history.length > 0 ? updatedAt : createdAt }];
}
