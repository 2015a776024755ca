import type { ArtColour, ArtIcon } from '@postprocure/demo-catalogue/product-art';
import type { BrandGroup } from './brands.ts';
import type { OriginProfile } from './origins.ts';
import type { PaletteName } from './palettes.ts';

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
  /** Parts separated by `|`: the first is always used, as is a last one in brackets; the others are optional. */
  titles: readonly string[];
  /** Slots in the order of the specification table. Slots whose names start with `_` are left out of the table. */
  slots?: Readonly<Record<string, string>>;
  about: string;
  bullets: readonly string[];
  /** Rupees before the factors of brand and slots. */
  price: readonly [low: number, high: number];
  grams: readonly [low: number, high: number];
  hsn: string;
  gst: GstRule;
  /** Overrides the value of the trade. */
  origins?: OriginProfile;
  icons: readonly [ArtIcon, ...ArtIcon[]];
  colours?: PaletteName;
}

/** Percent; `clothing` is 5 % up to ₹2,500 per piece before tax and 18 % above. */
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
  icon: ArtIcon;
  colour?: ArtColour;
  trade: Trade;
  leaves: readonly Leaf[];
}
