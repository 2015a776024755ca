import { patternNames, type PatternName } from '@postprocure/product-renders/patterns';
import { renderedModels, type RenderedModel } from '@postprocure/product-renders/render-library';
import { brandGroups } from './brands.ts';
import { listLabels, listWords } from './compile-type.ts';
import { departments, miscDepartment } from './departments.ts';
import { artColours, type ArtColour } from './product-art.ts';

/** The finishes of models without a colour, and of the metal parts of models with one. */
export const finishes = {
  steel: '#c3c6ca',
  brass: '#d9a441',
  copper: '#c9744a',
  silver: '#dddde0',
  'polished-gold': '#e9b54f',
  'polished-rose-gold': '#e2a48c',
  'black-iron': '#34343a',
  terracotta: '#c06a3f',
  'carved-wood': '#8a5730',
  marble: '#efebe3',
} as const satisfies Record<string, string>;
export type Finish = keyof typeof finishes;

/** What is printed on a model: a pattern on cloth, or the maker and the name of the product on a pack or a book. */
export type Print = { pattern: PatternName } | { brand: string; noun: string } | null;

/** An image of one product. */
export interface SingleImage {
  kind: 'product';
  model: string;
  tone: ArtColour | Finish;
  /** The finish of the metal parts, if the model also has a colour. */
  metal: Finish | null;
  print: Print;
  /** 0 is the main view; `box` shows the product beside the carton that it arrives in. */
  view: number | 'box';
  /** How many pieces of a set are shown. */
  count: number;
  backdrop: number;
}

/** The image of a category: up to three models side by side. */
export interface GroupImage {
  kind: 'group';
  models: readonly string[];
}

/** The image of a product that has no model: its name. */
export interface NameImage {
  kind: 'name';
  noun: string;
}

export type ProductImage = SingleImage | GroupImage | NameImage;

export const backdropCount = 6;
/** An image shows at most this many pieces of a set, because more would be too small to tell apart. */
export const maxCount = 12;

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Drops a translation in brackets, which does not fit on a label. */
export const labelWords = (choice: string): string => choice.replace(/ \(.*\)$/, '');

const bySlug = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [slugOf(word), word]));

const types = [...departments, miscDepartment].flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.types));
/** Brands, and the authors of books. */
const makers = bySlug([
  ...Object.values(brandGroups).flatMap((group) => group.map(({ name }) => name)),
  ...types.flatMap(({ makerSlot, slots }) =>
    makerSlot === undefined ? [] : listWords(slots?.[makerSlot] ?? ''),
  ),
]);
/** The texts on packs, covers and name tiles. */
const nouns = bySlug(types.flatMap((type) => [...listWords(type.noun), ...listLabels(type).map(labelWords)]));

/** The default colour of each model that comes in a few fixed colours, such as a teddy bear. */
export const ownTones: ReadonlyMap<string, ArtColour> = new Map(
  types.flatMap(({ models, tones }) =>
    listWords(models).flatMap((model): [string, ArtColour][] => {
      const [tone] = Object.values(tones ?? {});
      return tone === undefined ? [] : [[model, tone]];
    }),
  ),
);

const printKey = (print: Print): string => {
  if (print === null) return 'plain';
  return 'pattern' in print ? print.pattern : `${slugOf(print.brand)}/${slugOf(print.noun)}`;
};

const toneKey = ({ tone, metal }: SingleImage): string => (metal ? `${tone}-on-${metal}` : tone);
const viewKey = ({ view, count }: SingleImage): string => (count > 1 ? `${view}x${count}` : String(view));

export const productImageKey = (image: ProductImage): string => {
  switch (image.kind) {
    case 'product':
      return `product/${image.model}/${toneKey(image)}/${printKey(image.print)}/${viewKey(image)}/${image.backdrop}`;
    case 'group':
      return `group/${image.models.join('/')}`;
    case 'name':
      return `name/${slugOf(image.noun)}`;
  }
};

export const isFinish = (tone: string): tone is Finish => Object.hasOwn(finishes, tone);
const isTone = (value: string): value is ArtColour | Finish =>
  Object.hasOwn(artColours, value) || isFinish(value);
const isPattern = (value: string): value is PatternName =>
  (patternNames as readonly string[]).includes(value);

/** Returns undefined if the model cannot carry such a print. */
function parsePrint(parts: readonly string[], prints: RenderedModel['prints']): Print | undefined {
  const [first = '', second] = parts;
  if (second === undefined && first === 'plain') return null;
  if (prints === null) return undefined;
  if (prints === 'pattern') return second === undefined && isPattern(first) ? { pattern: first } : undefined;
  const [brand, noun] = [makers.get(first), nouns.get(second ?? '')];
  return brand === undefined || noun === undefined ? undefined : { brand, noun };
}

/** Parses an image key. Returns null if nothing is drawn for it, which limits the number of images. */
export function parseProductImageKey(key: string): ProductImage | null {
  const [kind, ...parts] = key.split('/');
  const image =
    kind === 'product' ? parseSingle(parts) : kind === 'group' ? parseGroup(parts) : parseName(kind, parts);
  return image && productImageKey(image) === key ? image : null;
}

function parseSingle(parts: readonly string[]): SingleImage | null {
  const [model = '', toneText = ''] = parts;
  const [tone = '', metal = null] = toneText.split('-on-');
  const [shown = '', backdropText = ''] = parts.slice(-2);
  const [viewText = '', countText = '1'] = shown.split(/(?<=\d)x/);
  const view = viewText === 'box' ? viewText : Number(viewText);
  const [count, backdrop] = [Number(countText), Number(backdropText)];
  const rendered = renderedModels.get(model);
  if (!rendered || !isTone(tone) || parts.length < 5) return null;
  if (metal !== null && !isFinish(metal)) return null;
  const print = parsePrint(parts.slice(2, -2), rendered.prints);
  if (print === undefined) return null;
  if (view !== 'box' && !isBelow(view, Object.keys(rendered.views).length)) return null;
  if (!isBelow(backdrop, backdropCount) || !isBelow(count - 1, maxCount)) return null;
  return { kind: 'product', model, tone, metal, print, view, count, backdrop };
}

const isBelow = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

function parseGroup(models: readonly string[]): GroupImage | null {
  if (models.length === 0 || models.length > 3) return null;
  return models.every((model) => renderedModels.has(model)) ? { kind: 'group', models } : null;
}

function parseName(kind: string | undefined, [slug = '']: readonly string[]): NameImage | null {
  const noun = nouns.get(slug);
  return kind === 'name' && noun !== undefined ? { kind: 'name', noun } : null;
}
