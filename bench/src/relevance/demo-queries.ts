import type { Executor } from '@postprocure/db/pool';
import { departments } from '@postprocure/demo-catalogue/departments';
import { parseList } from '@postprocure/demo-catalogue/compile-type';
import { Random } from '@postprocure/demo-catalogue/random';
import { gradeShare, type JudgedQuery } from './judged-query.ts';

interface DemoProduct {
  id: number;
  sku: string;
  title: string;
  brand: string;
  category: string;
  colours: string[];
  sizes: string[];
}

export async function readDemoProducts(database: Executor): Promise<DemoProduct[]> {
  const { rows } = await database.query<DemoProduct>(
    `select p.id::int as id, p.sku, p.title, p.brand, concat_ws(' ', t.name, c.name) as category,
       s.colors as colours, s.sizes
     from products as p
     join product_search as s on s.product_id = p.id
     join categories as c on c.id = p.category_id
     left join categories as t on t.id = c.parent_id
     order by p.id`,
  );
  return rows;
}

const seed = 77;

/**
 * Generates searches for random products by some of their properties. Some are misspelled or ask for something that no
 * product has.
 */
export function askForDemoProducts(products: DemoProduct[], count: number): JudgedQuery<DemoProduct>[] {
  const random = new Random(seed, 3);
  const types = new Map(
    departments.flatMap(({ leaves }) =>
      leaves.flatMap((leaf) => leaf.types.map((type) => [type.code, type] as const)),
    ),
  );
  const texts = (list: string) => parseList(list).map(({ text }) => text);
  const nounOf = ({ sku, title }: DemoProduct) =>
    texts(types.get(codeOf(sku))?.noun ?? '')
      .filter((noun) => noun !== '' && title.includes(noun))
      .sort((a, b) => b.length - a.length)[0];
  const nouns = new Map(products.map((product) => [product.id, nounOf(product)]));
  const queries: JudgedQuery<DemoProduct>[] = [];
  while (queries.length < count) {
    const product = random.pick(products);
    const noun = nouns.get(product.id);
    if (noun === undefined) continue;
    const values = Object.values(types.get(codeOf(product.sku))?.slots ?? {})
      .flatMap(texts)
      .filter((value) => product.title.includes(value) && !noun.includes(value));
    const wishes: ((other: DemoProduct) => boolean)[] = [];
    const words: string[] = [];
    const wish = (text: string, fulfils: (other: DemoProduct) => boolean) => {
      words.push(text);
      wishes.push(fulfils);
    };
    if (random.chance(0.3)) {
      const { brand } = random.chance(0.5) ? product : random.pick(products);
      wish(brand, (other) => other.brand === brand);
    }
    if (random.chance(0.35)) {
      const colour = random.pick(random.chance(0.5) ? [...product.colours, 'Maroon'] : rareColours);
      wish(colour, (other) => other.colours.includes(colour) || other.title.includes(colour));
    }
    for (const value of random.sample(values, Math.min(values.length, random.between(0, 2)))) {
      wish(value, (other) => other.title.includes(value));
    }
    words.push(random.chance(0.25) ? misspell(random, noun.toLowerCase()) : noun);
    const size = random.pick(product.sizes.length > 0 ? product.sizes : ['']);
    if (size !== '' && random.chance(0.4)) wish(`size ${size}`, (other) => other.sizes.includes(size));
    if (random.chance(0.2)) words.push(random.pick(['for gift', 'for marriage', 'for my wife', 'for shop']));
    queries.push({
      term: words.join(' ').toLowerCase(),
      judge: (other) => {
        // A saree is a saree, whichever product type it was generated from.
        const isNamed = nouns.get(other.id)?.endsWith(noun) ?? false;
        if (!isNamed && codeOf(other.sku) !== codeOf(product.sku)) return 0;
        const fulfilled = wishes.filter((fulfils) => fulfils(other)).length;
        return Math.min(gradeShare(fulfilled, wishes.length), isNamed ? 3 : 1);
      },
    });
  }
  return queries;
}

const codeOf = (sku: string): string => sku.split('-')[1] ?? '';

const rareColours = ['Lilac', 'Coral', 'Khaki', 'Ivory', 'Magenta'];

/** Adds one mistake somewhere in the word: a missing, doubled or swapped letter. */
function misspell(random: Random, noun: string): string {
  const at = random.between(0, noun.length - 2);
  const [head, letter, next, tail] = [
    noun.slice(0, at),
    noun.charAt(at),
    noun.charAt(at + 1),
    noun.slice(at + 2),
  ];
  return random.pick([
    `${head}${next}${tail}`,
    `${head}${letter}${letter}${next}${tail}`,
    `${head}${next}${letter}${tail}`,
  ]);
}

/** A search term, what the product must be, and what else the searcher wants. */
type HandWritten = [term: string, is: RegExp, ...wishes: RegExp[]];

/**
 * Searches that people type, with hand-written patterns for the title: what the product must be, and what it should be
 * like.
 */
const handWritten: HandWritten[] = [
  ['lal saree', /\bsaree/i, /\bred\b/i],
  ['kali tshirt mard', /t-shirt|\btee\b/i, /black/i, /\bmen/i],
  ['bachon ke khilone', /toy|blocks|puzzle|doll/i],
  ['kambal double bed', /blanket|quilt|comforter/i],
  ['pani ki botal 1 litre', /bottle|flask/i, /\b1 ?l\b|1000 ml/i],
  ['kutte ka khana', /dog food|dog treats|dog biscuits/i],
  ['chai ke cup', /\bcups?\b|kulhad|mug/i],
  ['chappal ladies', /chappal|slipper|flip flop|slider/i, /women/i],
  ['joote mard ke liye', /shoes|sneaker|loafer/i, /\bmen/i],
  ['parde 7 feet', /curtain/i, /7 ?(?:ft|feet)/i],
  ['deewar ghadi', /wall clock/i],
  ['bluetooth speeker', /speaker|soundbar/i],
  ['wireles erbuds', /earbuds/i],
  ['bloototh headphones', /headphones|earbuds/i],
  ['mixar grinder 750 watt', /mixer grinder/i, /750 ?w/i],
  ['presure cooker 5 ltr', /pressure cooker/i, /\b5 ?l\b/i],
  ['elctric ketle', /kettle/i],
  ['travel iron steam', /\biron\b/i, /steam|travel/i],
  ['ceeling fan', /ceiling fan/i],
  ['washing mashine', /washing machine/i],
  ['frige double door', /refrigerator|fridge/i, /double door/i],
  ['lap top stand', /laptop (?:stand|riser)/i],
  ['key board wireless', /keyboard/i, /wireless/i],
  ['pendrive 64gb', /pen drive/i, /64 ?gb/i],
  ['power bank 20000mah', /power bank/i, /20000 ?mah/i],
  ['mobile cover samsung', /back cover|mobile cover|phone case|flip cover/i],
  ['charger type c', /charger|cable/i, /type-?c|usb-?c/i],
  ['smart watch for women', /smart watch|smart band/i],
  ['ladies wrist watch gold', /\bwatch\b/i, /gold/i, /women/i],
  ['sun glasses for men', /sunglasses|goggles/i, /\bmen/i],
  ['nose cancelling headphone', /headphones/i, /noise/i],
  ['yogamat 6mm', /(?:yoga|exercise|gym) mat/i, /6 ?mm/i],
  ['dumbbell 5kg', /dumbbell|home gym|weight plates/i, /5 ?kg/i],
  ['criket bat', /cricket bat|leather ball bat|cricket kit/i],
  ['badminton raket', /badminton/i],
  ['foot ball size 5', /\bfootball\b/i, /size 5|\b5\b/i],
  ['hair drier', /hair dryer/i],
  ['hair oil onion', /hair oil/i, /onion/i],
  ['lip stick red', /lipstick|lip crayon/i, /\bred\b/i],
  ['nail polish pink', /nail polish|nail enamel/i, /pink/i],
  ['face wash neem', /face wash/i, /neem/i],
  ['beard trimer', /trimmer|groomer/i],
  ['dog coller leather', /collar/i, /leather/i],
  ['cat food', /cat food|cat treats/i],
  ['fish tank filter', /aquarium filter/i],
  ['car seat cover swift', /car seat cover/i],
  ['car perfume', /car (?:air freshener|perfume)|dashboard perfume|vent clip/i],
  ['bike helmet black', /helmet/i, /black/i],
  ['gamla for balcony', /planter|flower pot|pot\b/i],
  ['garden pipe', /hose pipe/i],
  ['wall painting ganesh', /painting|wall art|wall poster/i, /ganesh/i],
  ['mombatti', /candle/i],
  ['sheesha bathroom', /mirror/i, /bathroom/i],
  ['led bulb 9w', /led bulb|smart led bulb|emergency led bulb/i, /\b9 ?w/i],
  ['diya for diwali', /diya/i],
  ['school shoes black', /school shoes/i, /black/i],
  ['boys sports shoes', /shoes|sneakers/i, /kids|boys/i],
  ['mens formal shirt white', /shirt/i, /formal/i, /white/i],
  ['jeans for men slim fit', /jeans/i, /slim/i],
  ['sherwani for groom', /sherwani/i],
  ['baby diper', /diaper/i],
  ['feeding botle', /feeding bottle/i],
  ['story books for kids', /story book|colouring book|activity book|board book|picture book|stories/i],
  ['note book ruled', /notebook|diary|journal|planner/i, /ruled/i],
  ['screw driver set', /screwdriver/i],
  ['tent 4 person', /tent/i, /4[ -]person/i],
];

export const handJudgedQueries = (): JudgedQuery<DemoProduct>[] =>
  handWritten.map(([term, is, ...wishes]) => ({
    term,
    judge: (product) => {
      if (!is.test(product.title)) return 0;
      const text = [product.title, product.category, ...product.colours, ...product.sizes].join(' ');
      return gradeShare(wishes.filter((wish) => wish.test(text)).length, wishes.length);
    },
  }));
