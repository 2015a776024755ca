import {
  artMainScenes,
  artImageKey,
  artScenes,
  type ArtColour,
} from '@postprocure/demo-catalogue/product-art';
import type { Brand } from './brands.ts';
import type { Placement } from './catalogue-plan.ts';
import type { Choice, CompiledType } from './compile-type.ts';
import { drawOrigin, type Origin } from './origins.ts';
import { colourCodes, colourName } from './palettes.ts';
import { drawPrice, gstBasisPoints, shiftPrice, type Price } from './price.ts';
import { writeBullets, writeDescription, writeTitle } from './product-text.ts';
import { Random } from './random.ts';
import type { Filling } from './template.ts';

export interface SeedVariation extends Price {
  color: string;
  sku: string;
  image: string;
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
  gstBasisPoints: number;
  hsn: string;
  weightGrams: number;
  popularity: number;
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

const streams = { text: 2, price: 3, trade: 4, image: 5 } as const;
const secondsPerDay = 86_400;
const catalogueAgeDays = 730;

/** Generates product number `index`. The result depends only on the index and the day. */
export function generateProduct(index: number, { type, categoryId }: Placement, today: Date): SeedProduct {
  const id = index + 1;
  const text = new Random(index, streams.text);
  const brand = text.pick(type.brands);
  const colours = drawColours(text, type);
  const choices = type.slots.map((slot) => text.pick(slot.choices));
  const noun = text.pick(type.nouns);
  const filling = fillSlots(text, type, brand, noun, colours[0], choices);

  const pricing = new Random(index, streams.price);
  const factor = [noun, ...choices].reduce(
    (product, choice) => product * choice.priceFactor,
    brand.priceFactor,
  );
  const price = drawPrice(pricing, type.type.price, factor, type.trade.discount);

  const trade = new Random(index, streams.trade);
  const { createdAt, updatedAt } = drawDates(trade, today);
  const sku = `PP-${type.type.code}-${String(id).padStart(7, '0')}`;
  const images = drawImages(new Random(index, streams.image), type, colours);
  return {
    id,
    sku,
    title: writeTitle(text, type, filling),
    brand: brand.name,
    categoryId,
    ...price,
    ...drawOrigin(trade, type.type.origins ?? type.trade.origins),
    gstBasisPoints: gstBasisPoints(type.type.gst, price.spPaise),
    hsn: type.type.hsn,
    weightGrams: drawWeight(trade, type, choices),
    popularity: drawPopularity(trade, price.spPaise, updatedAt - createdAt),
    createdAt,
    updatedAt,
    bulletPoints: writeBullets(text, type, filling),
    description: writeDescription(text, type, filling, choices),
    variations: drawVariations(pricing, sku, price, colours, images.byColour),
    images: images.all,
    stock: drawStock(trade),
    priceHistory: drawPriceHistory(pricing, price, createdAt, updatedAt),
  };
}

/** The first colour is the product's own; the others become variations. */
function drawColours(random: Random, type: CompiledType): ArtColour[] {
  if (type.colours.length === 0) return [];
  return random.sample(type.colours, random.chance(0.35) ? 1 : random.between(2, 6));
}

function fillSlots(
  random: Random,
  type: CompiledType,
  brand: Brand,
  noun: Choice,
  colour: ArtColour | undefined,
  choices: readonly Choice[],
): Filling {
  const colourText = colour ? colourName(colour) : '';
  const series = random.pick(type.series);
  const model = `${brand.modelPrefix}-${random.between(1, 9)}${random.between(0, 99) + 100}`;
  return {
    values: [brand.name, noun.text, colourText, series.text, model, ...choices.map(({ text }) => text)],
    lowered: [
      brand.name,
      noun.lowered,
      colourText.toLowerCase(),
      series.text,
      model,
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

/** 16 % of products are less than three months old, and none is older than two years. */
function drawDates(random: Random, today: Date): { createdAt: number; updatedAt: number } {
  const midnight = Math.floor(today.getTime() / 1000 / secondsPerDay) * secondsPerDay;
  const position = random.fraction();
  const age = 1 + Math.floor((catalogueAgeDays - 1) * position * (0.7 + 0.3 * position));
  const createdAt = midnight - age * secondsPerDay + random.below(secondsPerDay);
  const updatedAt = createdAt + Math.floor((midnight - createdAt) * random.fraction());
  return { createdAt, updatedAt };
}

/** A long tail (one product in a hundred sells ten times the median), slightly biased towards cheap products. */
function drawPopularity(random: Random, spPaise: number, knownSeconds: number): number {
  const tail = 1 / Math.sqrt(random.fraction() + 1e-7) - 1;
  const priceEffect = spPaise < 50_000 ? 1.15 : spPaise > 1_000_000 ? 0.8 : 1;
  const ageEffect = knownSeconds < 14 * secondsPerDay ? 0.85 : 1;
  return Math.floor(250 * tail * priceEffect * ageEffect);
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

function drawImages(random: Random, type: CompiledType, colours: readonly ArtColour[]): DrawnImages {
  const { icons } = type.type;
  const [main = 'natural', ...others] = colours;
  const mainScene = random.below(artMainScenes);
  const inColour = (colour: ArtColour) => artImageKey({ icon: icons[0], colour, scene: mainScene });
  const byColour = new Map([main, ...others].map((colour) => [colour, inColour(colour)]));
  const details = random
    .sample(detailScenes, Math.max(1, random.between(3, 5) - byColour.size))
    .map((scene) => artImageKey({ icon: random.pick(icons), colour: main, scene }));
  const [first = '', ...rest] = byColour.values();
  return { all: [first, ...details, ...rest], byColour };
}

const detailScenes = Array.from({ length: artScenes - artMainScenes }, (_, index) => artMainScenes + index);

function drawVariations(
  random: Random,
  sku: string,
  price: Price,
  colours: readonly ArtColour[],
  images: ReadonlyMap<ArtColour, string>,
): SeedVariation[] {
  if (colours.length < 2) return [];
  return colours.map((colour, index) => ({
    color: colourName(colour),
    sku: `${sku}-${colourCodes.get(colour) ?? ''}`,
    image: images.get(colour) ?? '',
    ...(index > 0 && random.chance(0.25) ? shiftPrice(random, price, 0.94, 1.08) : price),
  }));
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
