import { artColours, type ArtColour, type ArtIcon } from '@postprocure/demo-catalogue/product-art';
import { hexToOklch, normalizeHue, oklchToHex, type Oklch } from '@postprocure/product-renders/oklch';
import { dyedParts, type DyedPart } from './art-dyed-parts.ts';

const within = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

const isInPart = (colour: Oklch, part: DyedPart): boolean =>
  within(colour.chroma, part.chroma) &&
  within(colour.lightness, part.lightness) &&
  (part.hue === undefined ||
    normalizeHue(colour.hue - part.hue[0]) <= normalizeHue(part.hue[1] - part.hue[0]));

const paintPattern = /(fill|stroke|stop-color)="(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi;

/** The perceived colour of the object: the median tone of its dyed points. */
export const findDyedTone = (icon: ArtIcon, tones: readonly Oklch[]): Oklch | null => {
  const part = dyedParts[icon];
  if (part === undefined) return null;
  const dyed = tones.filter((tone) => isInPart(tone, part)).sort((a, b) => a.lightness - b.lightness);
  return dyed[Math.floor(dyed.length / 2)] ?? null;
};

/** Moves away from the target tone by `distance`, with damping so that neither end of the scale is reached. */
const shiftLightness = (target: number, distance: number): number => {
  const contrast = 0.95 - 0.75 * Math.abs(target - 0.6);
  const room = distance > 0 ? 0.99 - target : target - 0.1;
  return (
    target +
    Math.sign(distance) * room * (1 - Math.exp((-Math.abs(distance) * contrast) / Math.max(room, 0.02)))
  );
};

/** Darkened yellow looks muddy, so shadows on yellow shift towards orange, as on real cloth. */
const warmShadow = (hue: number, darkening: number): number =>
  hue > 65 && hue < 115 && darkening > 0 ? hue - Math.min(35, darkening * 110) : hue;

const dyeTone = (source: Oklch, base: Oklch, target: Oklch): Oklch => {
  const lightness = shiftLightness(target.lightness, source.lightness - base.lightness);
  const saturation = base.chroma < 0.04 ? 1 : Math.min(1.2, Math.max(0.6, source.chroma / base.chroma));
  return {
    lightness,
    chroma: target.chroma * saturation,
    hue: warmShadow(target.hue, target.lightness - lightness),
  };
};

interface DyeableDrawing {
  body: string;
  dyedTone: Oklch | null;
}

/** Recolours the cloth, leather, plastic or lacquer of an icon. Other parts keep their colours. */
export const dyeIcon = ({ body, dyedTone }: DyeableDrawing, icon: ArtIcon, colour: ArtColour): string => {
  const part = dyedParts[icon];
  if (colour === 'natural' || part === undefined || dyedTone === null) return body;
  const target = hexToOklch(artColours[colour].hex);
  return body.replace(paintPattern, (paint, attribute: string, hex: string) => {
    const source = hexToOklch(hex);
    return isInPart(source, part) ? `${attribute}="${oklchToHex(dyeTone(source, dyedTone, target))}"` : paint;
  });
};
