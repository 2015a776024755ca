import { patternNames, type PatternName } from '@postprocure/product-renders/patterns';
import { renderedModels, type RenderedModel } from '@postprocure/product-renders/render-library';
import { brandGroups } from './brands.ts';
import { listWords } from './compile-type.ts';
import { departments, miscDepartment } from './departments.ts';
import { artColours, type ArtColour } from './product-art.ts';

/** What a model without a colour can be made of. */
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

/** What is printed on a model: a pattern on cloth, or the name of the product on a pack or a book. */
export type Print = { pattern: PatternName } | { brand: string; noun: string } | null;

/** An image of one product. */
export interface SingleImage {
  kind: 'product';
  model: string;
  tone: ArtColour | Finish;
  print: Print;
  /** 0 is the main view, `box` shows the product beside the carton that it arrives in. */
  view: number | 'box';
  backdrop: number;
}

/** Up to three models side by side, which stand for a category. */
export interface GroupImage {
  kind: 'group';
  models: readonly string[];
}

/** The name of a product that has no model. */
export interface NameImage {
  kind: 'name';
  noun: string;
}

export type ProductImage = SingleImage | GroupImage | NameImage;

export const backdropCount = 6;

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A translation in brackets does not fit on a label. */
export const labelWords = (choice: string): string => choice.replace(/ \(.*\)$/, '');

const bySlug = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [slugOf(word), word]));

const brands = bySlug(Object.values(brandGroups).flatMap((group) => group.map(({ name }) => name)));
/** What packs and name tiles say. */
const nouns = bySlug(
  [...departments, miscDepartment].flatMap(({ leaves }) =>
    leaves.flatMap(({ types }) =>
      types.flatMap(({ noun, slots, labelSlot }) => [
        ...listWords(noun),
        ...listWords(noun).map(labelWords),
        ...(labelSlot === undefined ? [] : listWords(slots?.[labelSlot] ?? '').map(labelWords)),
      ]),
    ),
  ),
);

const printKey = (print: Print): string => {
  if (print === null) return 'plain';
  return 'pattern' in print ? print.pattern : `${slugOf(print.brand)}/${slugOf(print.noun)}`;
};

export const productImageKey = (image: ProductImage): string => {
  switch (image.kind) {
    case 'product':
      return `product/${image.model}/${image.tone}/${printKey(image.print)}/${image.view}/${image.backdrop}`;
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

/** Undefined if the model cannot carry such a print. */
function parsePrint(parts: readonly string[], prints: RenderedModel['prints']): Print | undefined {
  const [first = '', second] = parts;
  if (second === undefined && first === 'plain') return null;
  if (prints === null) return undefined;
  if (prints === 'pattern') return second === undefined && isPattern(first) ? { pattern: first } : undefined;
  const [brand, noun] = [brands.get(first), nouns.get(second ?? '')];
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
  const [model = '', tone = ''] = parts;
  const [viewText = '', backdropText = ''] = parts.slice(-2);
  const view = viewText === 'box' ? viewText : Number(viewText);
  const backdrop = Number(backdropText);
  const rendered = renderedModels.get(model);
  if (!rendered || !isTone(tone) || parts.length < 5) return null;
  const print = parsePrint(parts.slice(2, -2), rendered.prints);
  if (print === undefined) return null;
  if (view !== 'box' && !isBelow(view, Object.keys(rendered.views).length)) return null;
  if (!isBelow(backdrop, backdropCount)) return null;
  return { kind: 'product', model, tone, print, view, backdrop };
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
