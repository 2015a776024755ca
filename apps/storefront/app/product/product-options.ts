import type { ProductDetail, ProductVariation } from '@postprocure/contracts/catalogue/product';

/** `missing` means that the product does not exist in this size and the chosen colour. */
export type OptionState = 'available' | 'soldOut' | 'missing';

export interface ColourOption {
  color: string;
  /** Undefined if there is no image, which shows a placeholder. */
  imageUrl: string | undefined;
  state: OptionState;
}

export interface SizeOption {
  size: string;
  state: OptionState;
}

/** What the page shows and what is ordered. */
export interface ProductChoice {
  /** Undefined if none is chosen, or if there are no colours. */
  color: string | undefined;
  size: string | undefined;
  imageUrl: string | undefined;
  sku: string;
  sp: number;
  mrp: number;
  quantity: number;
}

export interface ProductOptions {
  colours: ColourOption[];
  sizes: SizeOption[];
  chosen: ProductChoice;
  /** False for the placeholder colours of a product without variations, which can't be ordered. */
  orderable: boolean;
}

/** Colour and size in the URL. */
export interface WantedOptions {
  color: string | null;
  size: string | null;
}

const placeholderColours = ['Silver Grey', 'Navy Blue', 'Burgundy', 'Black', 'Rose Gold'] as const;

type VariedProduct = Pick<ProductDetail, 'variations' | 'imgUrl' | 'sp' | 'mrp' | 'sku' | 'quantity'>;

export function readOptions(product: VariedProduct, wanted: WantedOptions): ProductOptions {
  const { variations } = product;
  const chosen = chooseVariation(variations, wanted);
  if (!chosen) return showPlaceholders(product, wanted);
  const inColour = variations.filter(({ color }) => color === chosen.color);
  return {
    colours: listNames(variations, 'color').map((color) => {
      const inThisColour = variations.filter((variation) => variation.color === color);
      return { color, imageUrl: inThisColour[0]?.imageUrl, state: stateOf(inThisColour) };
    }),
    sizes: listNames(variations, 'size').map((size) => ({
      size,
      state: stateOf(inColour.filter((variation) => variation.size === size)),
    })),
    chosen: { ...chosen, color: chosen.color || undefined, size: chosen.size || undefined },
    orderable: true,
  };
}

/** The first variation, unless the URL names another. A colour alone means that colour's first size in stock. */
function chooseVariation(
  variations: readonly ProductVariation[],
  { color, size }: WantedOptions,
): ProductVariation | undefined {
  const inColour = variations.filter((variation) => variation.color === color);
  const candidates = inColour.length > 0 ? inColour : variations;
  return (
    candidates.find((variation) => variation.size === size) ??
    (inColour.length > 0 ? inColour.find(({ quantity }) => quantity > 0) : undefined) ??
    candidates[0]
  );
}

function showPlaceholders({ imgUrl, ...product }: VariedProduct, wanted: WantedOptions): ProductOptions {
  const colours = placeholderColours.map((color, index): ColourOption => ({
    color,
    imageUrl: imgUrl[index],
    state: 'available',
  }));
  const colour = colours.find(({ color }) => color === wanted.color);
  const { sku, sp, mrp, quantity } = product;
  return {
    colours,
    sizes: [],
    chosen: {
      color: colour?.color,
      size: undefined,
      imageUrl: colour ? colour.imageUrl : imgUrl[0],
      sku,
      sp,
      mrp,
      quantity,
    },
    orderable: false,
  };
}

const listNames = (variations: readonly ProductVariation[], option: 'color' | 'size'): string[] => [
  ...new Set(variations.map((variation) => variation[option]).filter((name) => name !== '')),
];

function stateOf(variations: readonly ProductVariation[]): OptionState {
  if (variations.length === 0) return 'missing';
  return variations.some(({ quantity }) => quantity > 0) ? 'available' : 'soldOut';
}

/** The images of the product and its variations, without duplicates. */
export const listImages = ({
  imgUrl,
  variations,
}: Pick<VariedProduct, 'imgUrl' | 'variations'>): string[] => [
  ...new Set([...imgUrl, ...variations.map(({ imageUrl }) => imageUrl)]),
];

/** The images in display order: the chosen variation's image comes first, or a placeholder if it has none. */
export const orderSlides = (
  images: readonly string[],
  { imageUrl }: Pick<ProductChoice, 'imageUrl'>,
): readonly (string | undefined)[] => [imageUrl, ...images.filter((image) => image !== imageUrl)];
