import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import { artIcons, type ArtIcon } from '@postprocure/demo-catalogue/product-art';
import { findDyedTone } from './art-dye.ts';
import { seeTones, type SeenProduct } from './art-palette.ts';
import { rgbToOklch, type Oklch } from '@postprocure/product-renders/oklch';
import { createSingleFlight } from './single-flight.ts';

/** A drawing on a canvas of 128 units, with the data that scenes need. */
export interface DrawnIcon {
  body: string;
  /** Bounding box of the drawing. */
  bounds: { left: number; top: number; width: number; height: number };
  /** Overall impression of its original colours. */
  natural: SeenProduct;
  /** The tone of its dyed parts, or null if it has none. */
  dyedTone: Oklch | null;
  /** Its blurred outline as a PNG data URL, larger than the canvas by `shadowMargin` on each side. */
  shadow: string;
}

export const iconCanvas = 128;
export const shadowMargin = 16;
const sampleSize = 64;

const iconSetSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** The icon set is 25 MB of JSON. It is parsed once, on first use, and only the few hundred drawings we use stay in memory. */
export const readIconBodies = async (): Promise<Map<ArtIcon, string>> => {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json'));
  const { icons } = iconSetSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const names = Object.keys(artIcons) as ArtIcon[];
  // Copied, because a slice would keep the whole file in memory.
  return new Map(names.map((icon) => [icon, Buffer.from(icons[icon]?.body ?? '').toString()]));
};

/** The shadow is blurred once at a small size, because a blur filter in the SVG would take 100 ms at 640 pixels. */
const castShadow = async (pixels: Buffer): Promise<string> => {
  const black = Buffer.from(pixels);
  for (let index = 0; index < black.length; index += 4) black.fill(0, index, index + 3);
  const margin = (shadowMargin * sampleSize) / iconCanvas;
  const padded = await sharp(black, { raw: { width: sampleSize, height: sampleSize, channels: 4 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer();
  const blurred = await sharp(padded).blur(1.6).png().toBuffer();
  return `data:image/png;base64,${blurred.toString('base64')}`;
};

const measureIcon = async (icon: ArtIcon, body: string): Promise<DrawnIcon> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${iconCanvas} ${iconCanvas}" width="${sampleSize}" height="${sampleSize}">${body}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  let [left, top, right, bottom] = [sampleSize, sampleSize, 0, 0];
  const tones: Oklch[] = [];
  for (let index = 0; index < sampleSize * sampleSize; index += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index * 4, index * 4 + 4);
    if (alpha < 100) continue;
    const x = index % sampleSize;
    const y = Math.floor(index / sampleSize);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (alpha > 230) tones.push(rgbToOklch(red, green, blue));
  }
  const unit = iconCanvas / sampleSize;
  const bounds = {
    left: left * unit,
    top: top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  };
  return {
    body,
    bounds,
    natural: seeTones(tones),
    dyedTone: findDyedTone(icon, tones),
    shadow: await castShadow(pixels),
  };
};

/** Caches every icon. Their number is bounded by the vocabulary. */
export const createIconLibrary = () => {
  let bodies: Map<ArtIcon, string> | undefined;
  const drawn = new Map<ArtIcon, DrawnIcon>();
  const share = createSingleFlight<Map<ArtIcon, string>>();

  return async (icon: ArtIcon): Promise<DrawnIcon> => {
    const known = drawn.get(icon);
    if (known !== undefined) return known;
    bodies ??= await share('bodies', readIconBodies);
    const measured = await measureIcon(icon, bodies.get(icon) ?? '');
    drawn.set(icon, measured);
    return measured;
  };
};
