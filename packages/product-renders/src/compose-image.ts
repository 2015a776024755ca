import sharp, { type Sharp } from 'sharp';
import { hexToLight, lightOf, storeLight, type Light } from './linear-light.ts';
import { loadPasses, loadPositions, loadShadow, type Passes, type Positions } from './render-passes.ts';
import { renderedModels } from './render-library.ts';

/** What a visitor sees of a model: its colour, its metal and what is printed on it. */
export interface Look {
  /** Hex colours. Null leaves the neutral white of the render. */
  colour: string | null;
  finish: string | null;
  /** Square if it is a pattern that repeats. */
  print: { svg: string; repeats: boolean } | null;
}

export interface PlacedModel {
  model: string;
  /** 0 is the main view. */
  view: number;
  look: Look;
  /** The middle and the size of the object as shares of the image. */
  x: number;
  y: number;
  size: number;
}

export interface Backdrop {
  /** Hex colours at the top and at the bottom. */
  wall: string;
  floor: string;
}

/** The shadow reaches further than the frame of the object. */
const shadowReach = 1.5;
const maxTextureWidth = 1600;
/** Dyed parts are rendered with this reflectance. */
const renderedWhite = 0.8;

interface Texture {
  pixels: Buffer;
  width: number;
  height: number;
  repeats: boolean;
}

interface Canvas {
  pixels: Buffer;
  width: number;
}

/** Draws models in front of a backdrop, the first one at the back. The image is square. */
export async function composeImage(
  placed: readonly PlacedModel[],
  backdrop: Backdrop,
  width: number,
): Promise<Sharp> {
  const canvas = paintBackdrop(backdrop, width);
  const objects = await Promise.all(placed.map((object) => loadObject(object, width)));
  for (const object of objects) castShadow(canvas, object);
  for (const object of objects) drawObject(canvas, object);
  return sharp(canvas.pixels, { raw: { width, height: width, channels: 3 } });
}

/** Wall and floor without a visible edge between them, a little darker towards the corners. */
function paintBackdrop({ wall, floor }: Backdrop, width: number): Canvas {
  const pixels = Buffer.allocUnsafe(width * width * 3);
  const [top, bottom] = [hexToLight(wall), hexToLight(floor)];
  const isFlat = wall === floor;
  for (let y = 0, offset = 0; y < width; y += 1) {
    const down = y / width;
    const share = down * down * (3 - 2 * down);
    const [red, green, blue] = [
      mix(top[0], bottom[0], share),
      mix(top[1], bottom[1], share),
      mix(top[2], bottom[2], share),
    ];
    const edge = isFlat ? 0 : 0.05 * (2 * down - 1) ** 2;
    for (let x = 0; x < width; x += 1, offset += 3) {
      const across = (2 * x) / width - 1;
      const light = isFlat ? 1 : 1 - 0.05 * across * across - edge;
      pixels[offset] = storeLight(light * red);
      pixels[offset + 1] = storeLight(light * green);
      pixels[offset + 2] = storeLight(light * blue);
    }
  }
  return { pixels, width };
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

interface LoadedObject {
  passes: Passes;
  size: number;
  left: number;
  top: number;
  shadow: { pixels: Buffer; size: number; left: number; top: number };
  positions: Positions | null;
  texture: Texture | null;
  colour: Light | null;
  finish: Light | null;
}

async function loadObject(
  { model, view, look, x, y, size }: PlacedModel,
  width: number,
): Promise<LoadedObject> {
  const rendered = renderedModels.get(model);
  if (!rendered) throw new Error(`There is no render of ${model}.`);
  const [name, described] = Object.entries(rendered.views)[view] ?? [];
  if (name === undefined || described === undefined) throw new Error(`${model} has no view ${view}.`);
  const pixels = Math.max(8, Math.round(size * width));
  const shadowPixels = Math.round(pixels * shadowReach);
  const file = `${model}.${name}`;
  const [passes, shadow, positions] = await Promise.all([
    loadPasses(file, described, pixels),
    loadShadow(file, shadowPixels),
    look.print && loadPositions(file, described),
  ]);
  // As many pixels as the image shows, so that fine patterns do not flicker.
  const texture = look.print && positions && (await drawTexture(look.print, pixels / positions.span));
  const startOf = (extent: number, centre: number) => Math.round(centre * width - extent / 2);
  return {
    passes,
    size: pixels,
    left: startOf(pixels, x),
    top: startOf(pixels, y),
    shadow: {
      pixels: shadow,
      size: shadowPixels,
      left: startOf(shadowPixels, x),
      top: startOf(shadowPixels, y),
    },
    positions,
    texture,
    colour: look.colour === null ? null : hexToLight(look.colour),
    finish: look.finish === null ? null : hexToLight(look.finish),
  };
}

async function drawTexture({ svg, repeats }: NonNullable<Look['print']>, width: number): Promise<Texture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: Math.round(Math.min(Math.max(width, 16), maxTextureWidth)) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, repeats };
}

function castShadow({ pixels, width }: Canvas, { shadow }: LoadedObject): void {
  const { size, left, top } = shadow;
  for (let y = Math.max(0, -top); y < Math.min(size, width - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(size, width - left); x += 1) {
      const light = 1 - byteAt(shadow.pixels, y * size + x) / 255;
      if (light === 1) continue;
      const target = ((y + top) * width + x + left) * 3;
      for (let channel = target; channel < target + 3; channel += 1)
        pixels[channel] = storeLight(light * lightAt(pixels, channel));
    }
}

const byteAt = (bytes: Uint8Array | undefined, index: number): number => bytes?.[index] ?? 0;
const lightAt = (bytes: Uint8Array, index: number): number => lightOf[bytes[index] ?? 0] ?? 0;

function drawObject({ pixels, width }: Canvas, object: LoadedObject): void {
  const { size, left, top, colour, finish, texture, positions } = object;
  const { object: rendered, guides } = object.passes;
  const light = new Float64Array(3);
  const print = new Float64Array(3);
  for (let y = Math.max(0, -top); y < Math.min(size, width - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(size, width - left); x += 1) {
      const source = y * size + x;
      const alpha = byteAt(rendered, source * 4 + 3) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        light[channel] = lightAt(rendered, source * 4 + channel);
      const shine = (byteAt(guides.highlights, source) / 255) ** 2.2;
      const [dyed, finished, printed] = [guides.dyed, guides.finished, guides.printed];
      if (colour && dyed) dye(light, colour, byteAt(dyed, source) / 255, shine);
      if (finish && finished) dye(light, finish, byteAt(finished, source) / 255, 0);
      if (texture && positions && byteAt(printed, source) > 0) {
        sampleTexture(texture, positions, (x + 0.5) / size, (y + 0.5) / size, print);
        dye(light, print, byteAt(printed, source) / 255, shine);
      }
      const target = ((y + top) * width + x + left) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[target + channel] = storeLight(
          mix(lightAt(pixels, target + channel), light[channel] ?? 0, alpha),
        );
    }
}

/** Replaces the neutral white by a colour, without its highlights. */
function dye(light: Float64Array, colour: ArrayLike<number>, share: number, shine: number): void {
  if (share === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const neutral = light[channel] ?? 0;
    const dyed =
      ((colour[channel] ?? 0) * Math.max(0, neutral - shine)) / renderedWhite + Math.min(shine, neutral);
    light[channel] = mix(neutral, dyed, share);
  }
}

const place = new Float64Array(2);

/** The colour of the print at a place, mixed from the four nearest pixels. */
function sampleTexture(
  texture: Texture,
  positions: Positions,
  x: number,
  y: number,
  result: Float64Array,
): void {
  positions.find(x, y, place);
  const { pixels, width, height, repeats } = texture;
  const across = (place[0] ?? 0) * width - 0.5;
  const down = (1 - (place[1] ?? 0)) * height - 0.5;
  const [left, top] = [Math.floor(across), Math.floor(down)];
  const columns = bound(left, width, repeats);
  const nextColumn = bound(left + 1, width, repeats);
  const row = bound(top, height, repeats) * width;
  const nextRow = bound(top + 1, height, repeats) * width;
  const [xShare, yShare] = [across - left, down - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = mix(
      lightAt(pixels, (row + columns) * 3 + channel),
      lightAt(pixels, (row + nextColumn) * 3 + channel),
      xShare,
    );
    const lower = mix(
      lightAt(pixels, (nextRow + columns) * 3 + channel),
      lightAt(pixels, (nextRow + nextColumn) * 3 + channel),
      xShare,
    );
    result[channel] = mix(upper, lower, yShare);
  }
}

const bound = (texel: number, length: number, repeats: boolean): number =>
  repeats ? ((texel % length) + length) % length : Math.min(Math.max(texel, 0), length - 1);
