import { artColours, type ArtColour } from '@postprocure/demo-catalogue/product-art';
import { hexToOklch, normalizeHue, oklchToHex, type Oklch } from '@postprocure/product-renders/oklch';

/** Backdrop colours that suit the product in front. */
export interface Palette {
  light: string;
  wall: string;
  floor: string;
  deep: string;
  accent: string;
  shadow: string;
}

/** The overall impression of a product: its lightness, and its hue or null for black, white and grey. */
export interface SeenProduct {
  hue: number | null;
  lightness: number;
}

const warmHue = 75;
const coolHue = 255;

/** The dominant hue of the drawing, or null if it is grey. */
const findMainHue = (tones: readonly Oklch[]): number | null => {
  let x = 0;
  let y = 0;
  for (const { chroma, hue } of tones) {
    x += chroma * Math.cos((hue * Math.PI) / 180);
    y += chroma * Math.sin((hue * Math.PI) / 180);
  }
  const strength = Math.hypot(x, y) / Math.max(tones.length, 1);
  return strength < 0.02 ? null : normalizeHue((Math.atan2(y, x) * 180) / Math.PI);
};

const meanLightness = (tones: readonly Oklch[]): number =>
  tones.reduce((sum, { lightness }) => sum + lightness, 0) / Math.max(tones.length, 1);

export const seeTones = (tones: readonly Oklch[]): SeenProduct => ({
  hue: findMainHue(tones),
  lightness: meanLightness(tones),
});

export const seeColour = (colour: ArtColour): SeenProduct => {
  const { chroma, hue, lightness } = hexToOklch(artColours[colour].hex);
  return { hue: chroma < 0.025 ? null : hue, lightness };
};

export type Mood = 'own' | 'opposite' | 'warm' | 'cool';

/** Replaces yellow-green hues, in which pale walls look dirty. */
const avoidKhaki = (hue: number): number => (hue > 85 && hue < 135 ? warmHue : hue);

/** A pale product would not stand out against a wall of the same hue, so the wall gets a neighbouring hue. */
const moodHue = (mood: Mood, { hue, lightness }: SeenProduct): number => {
  if (mood === 'warm') return warmHue;
  if (mood === 'cool') return coolHue;
  if (hue === null) return mood === 'own' ? coolHue : warmHue;
  if (mood === 'opposite') return normalizeHue(hue + 165);
  return lightness > 0.72 ? avoidKhaki(normalizeHue(hue + 70)) : hue;
};

/** Pale products get a darker wall, so that white cloth looks white. */
export const mixPalette = (mood: Mood, strength: number, product: SeenProduct): Palette => {
  const hue = moodHue(mood, product);
  const depth = product.lightness > 0.8 ? (product.lightness - 0.8) * 0.55 : 0;
  const paint = (lightness: number, chroma: number): string =>
    oklchToHex({ lightness: lightness - depth, chroma: (chroma + depth * 0.25) * strength, hue });
  return {
    light: paint(0.985, 0.008),
    wall: paint(0.955, 0.022),
    floor: paint(0.915, 0.03),
    deep: paint(0.86, 0.05),
    accent: paint(0.78, 0.085),
    shadow: oklchToHex({ lightness: 0.3, chroma: 0.04 * strength, hue }),
  };
};
