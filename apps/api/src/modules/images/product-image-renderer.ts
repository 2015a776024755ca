import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  composeImage,
  measureView,
  type Backdrop,
  type LoadedView,
  type Look,
  type PlacedModel,
  type RecentViews,
} from '@postprocure/product-renders/compose-image';
import { drawCover, drawLabel, drawNameTile, drawShippingLabel } from '@postprocure/product-renders/labels';
import { hashText } from '@postprocure/product-renders/hash-text';
import { drawPainting } from '@postprocure/product-renders/paintings';
import { drawPattern } from '@postprocure/product-renders/patterns';
import { renderedModels } from '@postprocure/product-renders/render-library';
import { artColours } from '@postprocure/demo-catalogue/product-art';
import {
  finishes,
  isFinish,
  ownTones,
  type GroupImage,
  type ProductImage,
  type SingleImage,
} from '@postprocure/demo-catalogue/product-image';
import { LruMap } from '../../limits/lru-map.ts';
import { encodeImage } from './image-encoder.ts';
import type { Rendition } from './image-url.ts';

/** Indexed by the number in the image key. */
const backdrops: readonly Backdrop[] = [
  { wall: '#f6f5f3', floor: '#e9e6e1' },
  { wall: '#f1f3f6', floor: '#dfe3ea' },
  { wall: '#f6f0e8', floor: '#e9dfd1' },
  { wall: '#f0f3ee', floor: '#dde4d9' },
  { wall: '#f7f0ef', floor: '#ebdfdd' },
  { wall: '#eff4f5', floor: '#dae5e7' },
];
const white: Backdrop = { wall: '#ffffff', floor: '#ffffff' };

export type RenderProductImage = (image: ProductImage, rendition: Rendition) => Promise<Buffer>;

/** Enough for the models of one page of a list. */
const recentViewsBytes = 24_000_000;

export function createProductImageRenderer(): RenderProductImage {
  const recent = new LruMap<string, LoadedView>({ maxSize: recentViewsBytes, sizeOf: measureView });
  return async (image, rendition) => encodeImage(await drawImage(image, rendition, recent), rendition);
}

function drawImage(
  image: ProductImage,
  { width, onWhite }: Rendition,
  recent: RecentViews,
): Promise<Sharp> | Sharp {
  switch (image.kind) {
    case 'name':
      return sharp(Buffer.from(drawNameTile(image.noun))).resize(width, width);
    case 'group': {
      const backdrop = backdropOf(onWhite, hashText(image.models.join()));
      return composeImage(placeGroup(image), backdrop, width, recent);
    }
    case 'product': {
      const backdrop = backdropOf(onWhite, image.backdrop);
      return composeImage(placeProduct(image, onWhite), backdrop, width, recent);
    }
  }
}

const backdropOf = (onWhite: boolean, index: number): Backdrop =>
  onWhite ? white : (backdrops[index % backdrops.length] ?? white);

function placeProduct(image: SingleImage, onWhite: boolean): PlacedModel[] {
  const { model, view } = image;
  const look = lookOf({ ...image, view: view === 'box' ? 0 : view });
  if (view !== 'box')
    return [{ model, view, look, count: image.count, x: 0.5, y: 0.5, size: onWhite ? 0.9 : 0.8 }];
  const label = { svg: drawShippingLabel(), repeats: null };
  return [
    {
      model: 'carton',
      view: 0,
      look: { colour: null, finish: null, print: label },
      count: 1,
      x: 0.4,
      y: 0.4,
      size: 0.6,
    },
    { model, view: 0, look, count: 1, x: 0.62, y: 0.6, size: 0.54 },
  ];
}

interface Looks extends Pick<SingleImage, 'model' | 'tone' | 'metal' | 'print'> {
  view: number;
}

function lookOf(image: Looks): Look {
  const { tone, metal } = image;
  const hex = isFinish(tone) ? finishes[tone] : artColours[tone].hex;
  const colour = tone === 'natural' ? null : hex;
  return { colour, finish: metal ? finishes[metal] : colour, print: drawPrint(image, hex) };
}

function drawPrint({ model, print, view }: Looks, cloth: string): Look['print'] {
  const { prints = null, aspect = 1, stands = 'floor', views = {} } = renderedModels.get(model) ?? {};
  if (prints === 'pattern') {
    const pattern = print && 'pattern' in print ? print.pattern : 'plain';
    return drawPattern(pattern, cloth);
  }
  if (prints === null || print === null || 'pattern' in print) return null;
  const label = { brand: print.brand, product: print.noun, aspect };
  const { shown = [0, 1] } = Object.values(views)[view]?.positions ?? {};
  if (prints === 'label') return { svg: drawLabel({ ...label, shown }), repeats: null };
  const isPainting = stands === 'wall';
  const painting = { theme: print.noun, seed: print.brand, aspect };
  return { svg: isPainting ? drawPainting(painting) : drawCover(label), repeats: null };
}

/** The places of one, two or three models, from back to front. */
const places = [
  [{ x: 0.5, y: 0.5, size: 0.8 }],
  [
    { x: 0.36, y: 0.45, size: 0.58 },
    { x: 0.64, y: 0.56, size: 0.56 },
  ],
  [
    { x: 0.29, y: 0.42, size: 0.5 },
    { x: 0.72, y: 0.42, size: 0.5 },
    { x: 0.5, y: 0.64, size: 0.52 },
  ],
] as const;

const tones = [
  'teal',
  'maroon',
  'mustard',
  'navy-blue',
  'coral',
  'bottle-green',
  'sky-blue',
  'pink',
] as const;
const patterns = ['floral', 'zari', 'checks', 'block-print', 'plain', 'ikat'] as const;

/** The models of a category, each in its own colour and pattern. */
function placeGroup({ models }: GroupImage): PlacedModel[] {
  return (places[models.length - 1] ?? places[0]).flatMap((place, index) => {
    const model = models[index];
    if (model === undefined) return [];
    // Neighbouring models get different colours and patterns.
    const seed = hashText(models[0] ?? '') + 3 * index;
    const { prints = null, views = {} } = renderedModels.get(model) ?? {};
    const has = (kind: 'dyed' | 'finished') =>
      Object.values(views).some(({ guides }) => guides.includes(kind));
    const isFinished = has('finished');
    const ownTone = ownTones.get(model) ?? tones[seed % tones.length] ?? 'teal';
    const tone = isFinished && !has('dyed') ? 'steel' : ownTone;
    const metal = isFinished && has('dyed') ? 'polished-gold' : null;
    const pattern = patterns[seed % patterns.length] ?? 'plain';
    const print = prints === 'pattern' ? { pattern } : { brand: groupBrand, noun: nameOf(model) };
    return [{ model, view: 0, look: lookOf({ model, tone, metal, print, view: 0 }), count: 1, ...place }];
  });
}

/** A made-up brand, like all brands in the demo catalogue. */
const groupBrand = 'Sukhvaas';

/** What the pack of a model contains: "face-wash-tube" contains face wash. */
const nameOf = (model: string): string =>
  model
    .replace(/-(tube|jar|pouch|bottle|packet|box|tin|pack)$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
