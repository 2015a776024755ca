import type { ProductDetail } from '@postprocure/contracts/catalogue/product';

export interface ColourChoice {
  color: string;
  /** Undefined if there is no image, which shows a placeholder. */
  imageUrl: string | undefined;
  sp: number;
  mrp: number;
  sku: string;
  /** False for the placeholder colours of a product without variations, which can't be ordered. */
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

/** The colour in the URL, or the first variation; undefined if no colour is chosen and none can be ordered. */
export const chooseColour = (
  choices: readonly ColourChoice[],
  wanted: string | null,
): ColourChoice | undefined =>
  choices.find(({ color }) => color === wanted) ?? choices.find(({ orderable }) => orderable);

/** The images of the product and its colours without duplicates. */
export const listImages = ({ imgUrl, variations }: ColouredProduct): string[] => [
  ...new Set([...imgUrl, ...variations.map(({ imageUrl }) => imageUrl)]),
];

/** The images in display order: that of the chosen colour first, or a placeholder if it has none. */
export function orderSlides(
  images: readonly string[],
  chosen: ColourChoice | undefined,
): readonly (string | undefined)[] {
  const first = chosen ? chosen.imageUrl : images[0];
  return [first, ...images.filter((image) => image !== first)];
}
