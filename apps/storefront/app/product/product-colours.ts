import type { ProductDetail } from '@postprocure/contracts/catalogue/product';

export interface ColourChoice {
  color: string;
  /** Undefined if there is no image. A placeholder is shown instead. */
  imageUrl: string | undefined;
  sp: number;
  mrp: number;
  sku: string;
  /** False for the example colours of a product without variations, which cannot be ordered. */
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

/** The colour in the URL, or the first variation. Undefined if none is chosen and the product has no variations. */
export const chooseColour = (
  choices: readonly ColourChoice[],
  wanted: string | null,
): ColourChoice | undefined =>
  choices.find(({ color }) => color === wanted) ?? choices.find(({ orderable }) => orderable);

/** The images of the product and of its colours, without duplicates. */
export const listImages = ({ imgUrl, variations }: ColouredProduct): string[] => [
  ...new Set([...imgUrl, ...variations.map(({ imageUrl }) => imageUrl)]),
];

/** The images in gallery order: the image of the chosen colour first, or a placeholder if it has none. */
export function orderSlides(
  images: readonly string[],
  chosen: ColourChoice | undefined,
): readonly (string | undefined)[] {
  const first = chosen ? chosen.imageUrl : images[0];
  return [first, ...images.filter((image) => image !== first)];
}
