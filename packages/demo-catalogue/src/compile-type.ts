import { brandGroups, type Brand } from './brands.ts';
import { palettes } from './palettes.ts';
import type { ArtColour } from '@postprocure/demo-catalogue/product-art';
import type { ProductType, Trade } from './product-type.ts';
import { compileTemplate, compileTitle, lowerWords, type Template, type TitleTemplate } from './template.ts';

export interface Choice {
  text: string;
  lowered: string;
  priceFactor: number;
}

export interface Slot {
  name: string;
  /** The label in the specification table; null leaves the slot out of the table. */
  label: string | null;
  choices: readonly Choice[];
  scalesWeight: boolean;
}

/** A size a product can be ordered in. */
export interface SizeChoice extends Choice {
  /** SKU suffix. */
  code: string;
}

/** A product type prepared for fast generation: lists and templates parsed, brands chosen. */
export interface CompiledType {
  type: ProductType;
  trade: Trade;
  brands: readonly Brand[];
  nouns: readonly Choice[];
  /** The rendered model of each noun, in the same order. */
  models: readonly string[];
  series: readonly Choice[];
  colours: readonly ArtColour[];
  /** Smallest first. Empty if the type has no sizes. */
  sizes: readonly SizeChoice[];
  slots: readonly Slot[];
  /** The choices that each noun or choice rules out in the slots after it. */
  unsuited: ReadonlyMap<string, ReadonlySet<string>>;
  /** The text on a pack or a cover. */
  label: Template;
  titles: readonly TitleTemplate[];
  bullets: readonly Template[];
  tradeBullets: readonly Template[];
  about: Template;
  pitch: readonly Template[];
  usesModel: boolean;
}

/** Indexes of the slots that every type can use. The type's own slots follow. */
export const slotIndex = { brand: 0, noun: 1, colour: 2, series: 3, model: 4, size: 5 } as const;
const commonSlots = Object.keys(slotIndex);
const weightSlots = new Set(['capacity', 'quantity', 'pack', 'set', 'volume', 'pages', 'pieces']);

export function compileType(type: ProductType, departmentTrade: Trade, department: string): CompiledType {
  const trade = type.trade ?? departmentTrade;
  requireSoundOptions(type);
  requireEqualPairs(type);
  const own = Object.entries(type.slots ?? {}).filter(([name]) => name !== 'size');
  const names = [...commonSlots, ...own.map(([name]) => name)];
  const compile = (text: string) => compileTemplate(text, names);
  return {
    type,
    trade,
    brands: brandGroups[trade.brands].filter((brand) => sellsIn(brand, department)),
    nouns: parseList(type.noun),
    models: compileModels(type),
    series: parseList(trade.series),
    colours: type.colours ? palettes[type.colours] : [],
    sizes: compileSizes(type),
    slots: own.map(([name, list]) => ({
      name,
      label: name.startsWith('_') ? null : headingOf(name),
      choices: parseList(list),
      scalesWeight: weightSlots.has(name),
    })),
    unsuited: compileUnsuited(type),
    label: compile(labelOf(type)),
    titles: type.titles.map((title) => compileTitle(title, names)),
    bullets: type.bullets.map(compile),
    tradeBullets: trade.bullets.map(compile),
    about: compile(type.about),
    pitch: trade.pitch.map(compile),
    usesModel: type.titles.some((title) => title.includes('{model}')),
  };
}

/** A title must not mention a colour that the product lacks, or a size, which is chosen when ordering. */
function requireSoundOptions({ code, titles, about, slots, bullets, colours }: ProductType): void {
  if (slots?.size === undefined && bullets.some((bullet) => bullet.includes('{size')))
    throw new Error(`${code}: there are no sizes`);
  if ([...titles, about].some((text) => text.includes('{size')))
    throw new Error(`${code}: the title has a size`);
  const namesColour = titles.every((title) => title.includes('{colour}'));
  if (namesColour !== (colours !== undefined)) throw new Error(`${code}: colours and titles do not agree`);
}

function compileUnsuited({ code, noun, slots = {}, unsuited = {} }: ProductType): Map<string, Set<string>> {
  const known = new Set([noun, ...Object.values(slots)].flatMap(listWords));
  const ruledOut = new Map<string, Set<string>>();
  for (const [givens, choices] of Object.entries(unsuited)) {
    for (const word of [...listWords(givens), ...listWords(choices)])
      if (!known.has(word)) throw new Error(`${code}: nothing is called '${word}'`);
    for (const given of listWords(givens))
      ruledOut.set(given, new Set([...(ruledOut.get(given) ?? []), ...listWords(choices)]));
  }
  return ruledOut;
}

function requireEqualPairs({ code, noun, slots, pairedSlots }: ProductType): void {
  const count = (name: string) => listWords(name === 'noun' ? noun : (slots?.[name] ?? '')).length;
  for (const [name, leader] of Object.entries(pairedSlots ?? {}))
    if (count(name) !== count(leader)) throw new Error(`${code}: ${name} and ${leader} do not agree`);
}

function compileModels({ code, noun, models }: ProductType): string[] {
  const nouns = listWords(noun);
  const [first = '', ...others] = listWords(models);
  if (others.length === 0) return nouns.map(() => first);
  if (others.length + 1 !== nouns.length) throw new Error(`${code}: nouns and models do not agree`);
  return [first, ...others];
}

function compileSizes({ code, slots }: ProductType): SizeChoice[] {
  if (slots?.size === undefined) return [];
  const sizes = parseList(slots.size).map((size) => ({
    ...size,
    code: size.text.toUpperCase().replaceAll(/[^A-Z\d]/g, ''),
  }));
  if (new Set(sizes.map((size) => size.code)).size < sizes.length)
    throw new Error(`${code}: two sizes have the same SKU`);
  return sizes;
}

/** Each brand sells in about two thirds of the departments of its trade. */
function sellsIn(brand: Brand, department: string): boolean {
  let hash = brand.name.length;
  for (const character of brand.name + department)
    hash = Math.imul(hash, 31) + (character.codePointAt(0) ?? 0);
  return ((hash ^ (hash >>> 15)) >>> 0) % 3 !== 0;
}

export function parseList(list: string): Choice[] {
  return list.split(';').map((entry) => {
    const [text = '', factor = '1'] = entry.split('@').map((part) => part.trim());
    return { text, lowered: lowerWords(text), priceFactor: Number(factor) };
  });
}

const labelOf = ({ label = '{noun}' }: ProductType): string => label;

/** Every text that can appear on a pack or a cover of this type. */
export function listLabels(type: ProductType): string[] {
  return labelOf(type)
    .split(/\{(\w+)\}/)
    .reduce<string[]>(
      (starts, part, index) => {
        const ends =
          index % 2 === 0 ? [part] : listWords(part === 'noun' ? type.noun : (type.slots?.[part] ?? ''));
        return starts.flatMap((start) => ends.map((end) => start + end));
      },
      [''],
    );
}

/** The texts in a list, without their price factors. */
export const listWords = (list: string): string[] => parseList(list).map(({ text }) => text);

const labels: Readonly<Record<string, string>> = {
  audience: 'Ideal for',
  detail: 'Feature',
  herb: 'Key ingredient',
  skin: 'Skin type',
  hair: 'Hair type',
  use: 'Suited to',
  link: 'Connection',
  gsm: 'Weight of cloth',
  room: 'Place',
};

function headingOf(name: string): string {
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
