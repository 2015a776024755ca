import type { ProductDetail } from '@postprocure/contracts/catalogue/product';

export interface ColourChoice {
  color: string;
  /** Undefined where there is none: a placeholder is shown. */
  imageUrl: string | undefined;
  sp: number;
  mrp: number;
  sku: string;
  /** False for the colours shown where a product has no variations: they can be looked at, not ordered. */
  orderable: boolean;
}

const placeholderColours = ['Silver Grey', 'Navy Blue', 'Burgundy', 'Black', 'Rose Gold'] as const;

type ColouredProduct = Pick<ProductDetail, 'variations' | 'imgUrl' | 'sp' | 'mrp' | 'sku'>;

export function listColours({ variations, imgUrl, sp, mrp, sku }: ColouredProduct): ColourChoice[] {
  if (variations.length > 0) return variations.map((variation) => ({ ...variation, orderable: true }));
  return placeholderColours.map((color, index) => ({
    color,
    imageUrl: imgUrl[index],
    sp,
    mrp,
    sku,
    orderable: false,
  }));
}

/** The colour an address asks for, or the first variation; undefined where none is chosen and none can be ordered. */
export const chooseColour = (
  choices: readonly ColourChoice[],
  wanted: string | null,
): ColourChoice | undefined =>
  choices.find(({ color }) => color === wanted) ?? choices.find(({ orderable }) => orderable);

/** The product's images and those of its colours, each once. */
export const listImages = ({ imgUrl, variations }: ColouredProduct): string[] => [
  ...new Set([...imgUrl, ...variations.map(({ imageUrl }) => imageUrl)]),
];

/** The images in the order they are leafed through: that of the chosen colour first, a placeholder where it has none. */
export function orderSlides(
  images: readonly string[],
  chosen: ColourChoice | undefined,
): readonly (string | undefined)[] {
  const first = chosen ? chosen.imageUrl : images[0];
  return [first, ...images.filter((image) => image !== first)];
}
