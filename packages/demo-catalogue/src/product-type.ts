import type { ArtColour, ArtIcon } from '@postprocure/demo-catalogue/product-art';
import type { BrandGroup } from './brands.ts';
import type { OriginProfile } from './origins.ts';
import type { PaletteName } from './palettes.ts';

/**
 * What a kind of product may look like, as data.
 *
 * Texts are templates: `{slot}` stands for the value drawn for this product, `{slot~}` for the same in lower
 * case. Besides the type's own slots there are `brand`, `noun`, `colour`, `series` and `model`.
 *
 * A list is one string with `;` between its values. `Value @1.8` makes the product 1.8 times as expensive.
 */
export interface ProductType {
  /** Three letters of the SKU. */
  code: string;
  /** List of ways to name it. */
  noun: string;
  /** Parts divided by `|`: the first is always there, a last one in brackets too, the others come and go. */
  titles: readonly string[];
  /** Slots in the order of the specification table; one that begins with `_` stays out of the table. */
  slots?: Readonly<Record<string, string>>;
  about: string;
  bullets: readonly string[];
  /** Rupees before the factors of brand and slots. */
  price: readonly [low: number, high: number];
  grams: readonly [low: number, high: number];
  hsn: string;
  gst: GstRule;
  /** Where it differs from the trade's. */
  origins?: OriginProfile;
  icons: readonly [ArtIcon, ...ArtIcon[]];
  colours?: PaletteName;
}

/** Percent; `clothing` is 5 % up to ₹2,500 a piece before tax and 18 % above. */
export type GstRule = 0 | 3 | 5 | 18 | 'clothing';

export interface Leaf {
  name: string;
  /** Size relative to all other leaves. */
  share: number;
  types: readonly [ProductType, ...ProductType[]];
}

/** What the products of a department have in common. */
export interface Trade {
  brands: BrandGroup;
  /** List of names that sellers give to their lines. */
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
