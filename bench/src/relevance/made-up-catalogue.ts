import { Random } from '@postprocure/demo-catalogue/random';
import { madeUpKinds, type MadeUpKind } from './made-up-kinds.ts';

export interface MadeUpProduct {
  title: string;
  brand: string;
  category: string;
  popularity: number;
  traits: Traits;
}

/** What a product is, regardless of the words in its title. */
export interface Traits {
  kind: MadeUpKind;
  brand: string | null;
  style: string | null;
  size: string | null;
  colour: string | null;
  audience: string | null;
  after: string | null;
}

/** A made-up product as its judges see it, and its text for BM25. */
export const judgeByTraits = ({ title, brand, category, traits }: MadeUpProduct, index: number) => ({
  id: index + 1,
  text: [title, brand, category].join(' '),
  product: traits,
});

export const readList = (text: string | undefined): string[] =>
  text?.split(';').map((part) => part.trim()) ?? [];

export const colours = [
  'Black',
  'White',
  'Red',
  'Blue',
  'Green',
  'Pink',
  'Maroon',
  'Mustard',
  'Peach',
  'Grey',
];
const fillers = ['Premium', 'Stylish', 'Latest', 'Combo', 'Designer', 'Heavy Quality', 'New', 'Best'];
const seed = 20_261_117;

/** Titles as sellers write them: parts in different orders, some missing, some with words that say nothing. */
export function makeUpProducts(perKind: number): MadeUpProduct[] {
  const random = new Random(seed, 1);
  return madeUpKinds.flatMap((kind) => Array.from({ length: perKind }, () => makeUpProduct(random, kind)));
}

function makeUpProduct(random: Random, kind: MadeUpKind): MadeUpProduct {
  const pick = (list: string | undefined, chance: number): string | null =>
    list !== undefined && random.chance(chance) ? random.pick(readList(list)) : null;
  const brand = random.pick(readList(kind.brands));
  const noun = random.pick(readList(kind.noun));
  const traits: Traits = {
    kind,
    brand,
    style: pick(kind.style, 0.85),
    size: pick(kind.sizes, 0.8),
    colour: kind.colours && random.chance(0.75) ? random.pick(colours) : null,
    audience: pick(kind.audience, 0.7),
    after: pick(kind.after, 0.5),
  };
  const { style, size, colour, audience, after } = traits;
  const filler = random.chance(0.3) ? random.pick(fillers) : null;
  const layouts: (string | null)[][] = [
    [brand, audience && `${audience}'s`, style, noun, after, size && `(${size})`, colour && `- ${colour}`],
    [brand, filler, style, colour, noun, after, audience && `for ${audience}`, size && `, ${size}`],
    [brand, size, style, noun, colour && `(${colour})`, after, audience && `for ${audience}`],
    [filler, style, colour, noun, audience && `for ${audience}`, after, size && `| ${size}`],
  ];
  const title = [...random.pick(layouts), stuffTitle(random)]
    .filter((part) => part !== null)
    .join(' ')
    .replaceAll(' ,', ',');
  const tail = 1 / Math.sqrt(random.fraction() + 1e-4) - 1;
  return { title, brand, category: kind.category, popularity: Math.floor(50 * tail), traits };
}

/** Sellers name other products in their titles, so that more searches find theirs. */
function stuffTitle(random: Random): string | null {
  if (!random.chance(0.3)) return null;
  const others = random
    .sample(madeUpKinds, random.between(1, 3))
    .map(({ noun }) => random.pick(readList(noun)));
  return random.pick([
    `| Matching ${others.join(', ')}`,
    `for ${others.join(', ')}`,
    `- Goes with ${others.join(' & ')}`,
  ]);
}
