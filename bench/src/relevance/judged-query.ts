import { Random } from '@postprocure/demo-catalogue/random';
import { colours, readList, type Traits } from './made-up-catalogue.ts';
import { madeUpKinds, type MadeUpKind } from './made-up-kinds.ts';

/** A search term and how well products answer it. `Product` is what a judge gets to see of a product. */
export interface JudgedQuery<Product> {
  term: string;
  /** From 0 (something else) to 3 (what was asked for). */
  judge: (product: Product) => number;
}

const seed = 31;
const purposes = ['for wedding', 'for daily use', 'for gift', 'near me', 'for home', 'with free delivery'];

/**
 * Generates searches for made-up products. Many ask for something that no product has, so that only partial matches
 * remain.
 */
export function askForMadeUpProducts(perKind: number): JudgedQuery<Traits>[] {
  const random = new Random(seed, 2);
  return madeUpKinds.flatMap((kind) =>
    Array.from({ length: perKind }, (_, index) => ask(random, kind, index)),
  );
}

type Wish = Partial<Record<'brand' | 'style' | 'size' | 'colour' | 'audience' | 'after', string>>;

function ask(random: Random, kind: MadeUpKind, index: number): JudgedQuery<Traits> {
  const asked = [...readList(kind.asked), ...readList(kind.noun)];
  const what = (asked[index % asked.length] ?? '').toLowerCase();
  const wish: Wish = {
    ...(random.chance(0.35) && { brand: random.pick(readList(kind.brands)) }),
    ...(kind.style !== undefined && random.chance(0.45) && { style: random.pick(readList(kind.style)) }),
    ...(kind.sizes !== undefined && random.chance(0.4) && { size: random.pick(readList(kind.sizes)) }),
    ...(random.chance(kind.colours ? 0.35 : 0.1) && { colour: random.pick(colours) }),
    ...(kind.audience !== undefined &&
      random.chance(0.25) && { audience: random.pick(readList(kind.audience)) }),
    ...(kind.after !== undefined && random.chance(0.2) && { after: random.pick(readList(kind.after)) }),
  };
  const { brand, style, size, colour, audience, after } = wish;
  const parts = random.pick([
    [brand, colour, style, what, after, size, audience],
    [audience, style, what, size, colour, brand, after],
    [brand, what, style, size, colour, audience, after],
  ]);
  const purpose = random.chance(0.2) ? random.pick(purposes) : undefined;
  const term = [...parts, purpose]
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase();
  return { term, judge: (traits) => gradeTraits(kind, wish, traits) };
}

/** A product of another kind is irrelevant, however many of the wishes it fulfils. */
function gradeTraits(kind: MadeUpKind, wish: Wish, traits: Traits): number {
  if (traits.kind !== kind) return 0;
  const wishes = Object.entries(wish) as [keyof Wish, string][];
  return gradeShare(wishes.filter(([name, value]) => traits[name] === value).length, wishes.length);
}

export function gradeShare(fulfilled: number, wishes: number): number {
  if (fulfilled === wishes) return 3;
  return fulfilled * 2 >= wishes ? 2 : 1;
}
