import type { BrandGroup } from './brands.ts';
import type { OriginProfile } from './origins.ts';
import type { PaletteName } from './palettes.ts';
import type { ArtColour } from './product-art.ts';

/**
 * The possible values of a product type, as data.
 *
 * Texts are templates: `{slot}` stands for the value chosen for this product, `{slot~}` for the same in lower
 * case. Besides the type's own slots there are `brand`, `noun`, `colour`, `series` and `model`.
 *
 * A list is one string with `;` between its values. `Value @1.8` makes the product 1.8 times as expensive.
 *
 * The slot `size` lists the sizes a product can be ordered in, smallest first. Only bullets may mention it; there it
 * stands for the range of sizes.
 */
export interface ProductType {
  /** Three-letter SKU prefix. */
  code: string;
  /** List of names for the type. */
  noun: string;
  /**
   * Parts separated by `|`. The first part is always used, and so is a last part in brackets; the others are
   * optional.
   */
  titles: readonly string[];
  /** Slots in the order of the specification table. Slots whose names start with `_` are left out of the table. */
  slots?: Readonly<Record<string, string>>;
  /**
   * Combinations to avoid: each key lists nouns or choices, and its value lists the choices that they rule out in other
   * slots. For example, a 'Car Mobile Holder' is never for a 'Desk'.
   */
  unsuited?: Readonly<Record<string, string>>;
  about: string;
  bullets: readonly string[];
  /** In rupees, before the price factors of the brand and the slots are applied. */
  price: readonly [low: number, high: number];
  grams: readonly [low: number, high: number];
  hsn: string;
  gst: GstRule;
  /** Overrides the trade of the department. */
  trade?: Trade;
  /** Overrides the origins of the trade. */
  origins?: OriginProfile;
  /** List of rendered models, one for each name in `noun` and in the same order, or a single one for all of them. */
  models: string;
  /**
   * The models for choices that look different, such as an anarkali kurti. A model may depend on the noun. If several
   * slots have such choices, the first slot decides.
   */
  choiceModels?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /**
   * Slots whose choice follows that of another slot, or the noun: if the third choice of the other is drawn, the third
   * choice is used here, too.
   */
  pairedSlots?: Readonly<Record<string, string>>;
  /** Template for the text on a pack or a cover. The default is the noun. */
  label?: string;
  /** The slot that names the maker, such as the author on the cover of a book. The default is the brand. */
  makerSlot?: string;
  colours?: PaletteName;
  /** The colours of choices such as "Cream", for types without `colours`. */
  tones?: Readonly<Record<string, ArtColour>>;
}

/** In percent. `clothing` is 5% up to ₹2,500 per piece before tax and 18% above. */
export type GstRule = 0 | 3 | 5 | 18 | 'clothing';

export interface Leaf {
  name: string;
  /** Size relative to other leaf categories. */
  share: number;
  types: readonly [ProductType, ...ProductType[]];
}

/** What the products of a department have in common. */
export interface Trade {
  brands: BrandGroup;
  /** List of product line names. */
  series: string;
  origins: OriginProfile;
  /** Percent below MRP. */
  discount: readonly [low: number, high: number];
  bullets: readonly string[];
  pitch: readonly string[];
  care: { heading: string; items: readonly string[] };
  notes: readonly string[];
}

export interface Department {
  name: string;
  /** List of the rendered models that stand for the department. */
  models: string;
  trade: Trade;
  leaves: readonly Leaf[];
}
