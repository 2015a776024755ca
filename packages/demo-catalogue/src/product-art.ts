import { artIcons, type ArtIcon, type DyedArtIcon } from './product-art-icons.ts';

/**
 * The parts of drawn illustrations: icon, colour and scene. Image keys can only combine the values listed here, which
 * limits the number of distinct images.
 */
export { artIcons, type ArtIcon, type DyedArtIcon };
export type ArtColour = keyof typeof artColours;

export interface ArtImage {
  icon: ArtIcon;
  colour: ArtColour;
  scene: number;
}

/** The scenes 0 to artScenes - 1 suit any illustration. */
export const artScenes = 12;
/** Scenes for categories and for missing images. */
export const artTileScene = 12;
export const artPlaceholderScene = 13;

/** `natural` keeps the original colours of the icon. */
export const artColours = {
  natural: { name: 'Natural', hex: '#C9B8A0' },
  black: { name: 'Black', hex: '#26262B' },
  white: { name: 'White', hex: '#F6F5F2' },
  'silver-grey': { name: 'Silver Grey', hex: '#B4BAC2' },
  charcoal: { name: 'Charcoal', hex: '#4A4E57' },
  'navy-blue': { name: 'Navy Blue', hex: '#22386F' },
  'royal-blue': { name: 'Royal Blue', hex: '#2F5FD0' },
  'sky-blue': { name: 'Sky Blue', hex: '#7CBFF0' },
  teal: { name: 'Teal', hex: '#17827F' },
  turquoise: { name: 'Turquoise', hex: '#35C4C0' },
  'bottle-green': { name: 'Bottle Green', hex: '#1F6B47' },
  olive: { name: 'Olive', hex: '#7B8238' },
  mint: { name: 'Mint', hex: '#A5DFC0' },
  mustard: { name: 'Mustard', hex: '#DDA224' },
  yellow: { name: 'Yellow', hex: '#F9D435' },
  gold: { name: 'Gold', hex: '#D4A94E' },
  orange: { name: 'Orange', hex: '#F28A2E' },
  peach: { name: 'Peach', hex: '#F8BF9E' },
  coral: { name: 'Coral', hex: '#F3735F' },
  red: { name: 'Red', hex: '#D93036' },
  maroon: { name: 'Maroon', hex: '#84202C' },
  burgundy: { name: 'Burgundy', hex: '#6B1E3A' },
  pink: { name: 'Pink', hex: '#F08DB4' },
  magenta: { name: 'Magenta', hex: '#C92A84' },
  'rose-gold': { name: 'Rose Gold', hex: '#DDA296' },
  lavender: { name: 'Lavender', hex: '#B9A5E2' },
  purple: { name: 'Purple', hex: '#6E3FA3' },
  beige: { name: 'Beige', hex: '#DCC8A5' },
  brown: { name: 'Brown', hex: '#7D4F30' },
} as const satisfies Record<string, { name: string; hex: string }>;

/** Icons that are never recoloured have only one colour, so that equal images have equal keys. */
export const artImageKey = ({ icon, colour, scene }: ArtImage): string =>
  `art/${icon}/${artIcons[icon].recolour ? colour : 'natural'}/${scene}`;

const isArtIcon = (value: string): value is ArtIcon => Object.hasOwn(artIcons, value);
const isArtColour = (value: string): value is ArtColour => Object.hasOwn(artColours, value);

/** Parses an image key. Returns null if a part isn't in the lists above. */
export const parseArtImageKey = (key: string): ArtImage | null => {
  const [, icon, colour, sceneText] = /^art\/([a-z0-9-]{1,60})\/([a-z-]{1,30})\/(\d{1,2})$/.exec(key) ?? [];
  if (icon === undefined || colour === undefined || sceneText === undefined) return null;
  if (!isArtIcon(icon) || !isArtColour(colour)) return null;
  const image = { icon, colour, scene: Number(sceneText) };
  if (image.scene > artPlaceholderScene) return null;
  return artImageKey(image) === key ? image : null;
};

/** Shown when a product has no image or its image is unavailable. */
export const placeholderImageKey = artImageKey({
  icon: 'package',
  colour: 'natural',
  scene: artPlaceholderScene,
});

export const categoryImageKey = (icon: ArtIcon, colour: ArtColour = 'natural'): string =>
  artImageKey({ icon, colour, scene: artTileScene });
