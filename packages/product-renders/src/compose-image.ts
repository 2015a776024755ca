import sharp, { type Sharp } from 'sharp';
import { arrangeCopies } from './arrange-copies.ts';
import { correctShares } from './correct-shares.ts';
import { enlarge } from './enlarge.ts';
import { hexToLight, lightOf, storeLight, type Light } from './linear-light.ts';
import {
  loadObject,
  loadGuides,
  loadPositions,
  loadShadow,
  type Guides,
  type Positions,
  type PrintChange,
} from './render-passes.ts';
import { renderedModels, type RenderedView } from './render-library.ts';
import { Scratch } from './scratch.ts';
import { Texture, type Print } from './texture.ts';

/** How a model looks: its colour, its metal finish and what is printed on it. */
export interface Look {
  /** Hex colours. Null keeps the render's neutral white. */
  colour: string | null;
  finish: string | null;
  print: Print | null;
}

export interface PlacedModel {
  model: string;
  /** 0 is the main view. */
  view: number;
  look: Look;
  /** How many copies of the model are shown. */
  count: number;
  /** The centre and the size of all copies together, as shares of the image. */
  x: number;
  y: number;
  size: number;
}

export interface Backdrop {
  /** Hex colours: the wall at the top, the floor at the bottom. */
  wall: string;
  floor: string;
}

/** A view of a model at the size at which it is drawn, ready to take on a look. */
export interface LoadedView {
  /** RGBA values. */
  pixels: Buffer;
  guides: Guides;
  /** How much light the object blocks at each point, from 0 to 255. */
  shadow: { pixels: Uint8Array; size: number };
  positions: Positions | null;
}

export function measureView({ pixels, guides, shadow, positions }: LoadedView): number {
  const parts = [pixels, ...Object.values(guides), shadow.pixels];
  return parts.reduce((sum, { length }) => sum + length, positions?.bytes ?? 0);
}

/**
 * Views that were loaded recently. Loading takes a third of the time of drawing, and products in a list often share a
 * model.
 */
export interface RecentViews {
  get(key: string): LoadedView | undefined;
  set(key: string, view: LoadedView): void;
}

/** The size of the shadow image, relative to the object's frame. */
const shadowReach = 1.5;
/** Views from above, in which objects do not cover each other. */
const lyingViews: ReadonlySet<string> = new Set(['top', 'flat']);
/** The reflectance with which parts to be dyed are rendered. */
const renderedWhite = 0.8;

/** An image in linear light, with red, green and blue values for every pixel. */
interface Canvas {
  light: Float32Array;
  width: number;
}

/** One canvas is enough, because nothing interrupts the drawing once everything is loaded. */
const canvasMemory = new Scratch();

/** Draws models in front of a backdrop, the first one at the back. The image is square. */
export async function composeImage(
  placed: readonly PlacedModel[],
  backdrop: Backdrop,
  width: number,
  recent: RecentViews,
): Promise<Sharp> {
  const objects = await Promise.all(placed.map((object) => prepareObject(object, width, recent)));
  const canvas = paintBackdrop(backdrop, width);
  for (const object of objects) castShadows(canvas, object);
  for (const object of objects) for (const place of object.places) drawObject(canvas, object, place);
  return sharp(storeCanvas(canvas), { raw: { width, height: width, channels: 3 } });
}

/** Paints the wall and the floor without a visible edge between them, a little darker towards the corners. */
function paintBackdrop({ wall, floor }: Backdrop, width: number): Canvas {
  const light = canvasMemory.take(width * width * 3);
  const [top, bottom] = [hexToLight(wall), hexToLight(floor)];
  const darkest = wall === floor ? 0 : 0.05;
  for (let y = 0, offset = 0; y < width; y += 1) {
    const down = y / width;
    const share = down * down * (3 - 2 * down);
    const red = mix(top[0], bottom[0], share);
    const green = mix(top[1], bottom[1], share);
    const blue = mix(top[2], bottom[2], share);
    const edge = darkest * (2 * down - 1) ** 2;
    for (let x = 0; x < width; x += 1, offset += 3) {
      const across = (2 * x) / width - 1;
      const strength = 1 - darkest * across * across - edge;
      light[offset] = strength * red;
      light[offset + 1] = strength * green;
      light[offset + 2] = strength * blue;
    }
  }
  return { light, width };
}

function storeCanvas({ light }: Canvas): Uint8Array {
  const pixels = new Uint8Array(light.length);
  for (let index = 0; index < light.length; index += 1) pixels[index] = storeLight(light[index] ?? 0);
  return pixels;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The centre of an object, in pixels. */
interface Place {
  x: number;
  y: number;
}

interface PreparedObject {
  size: number;
  /** Ordered from back to front. */
  places: readonly Place[];
  view: LoadedView;
  print: ObjectPrint | null;
  colour: Light | null;
  finish: Light | null;
}

interface ObjectPrint {
  positions: Positions;
  texture: Texture;
}

async function prepareObject(
  { model, view: index, look, count, x, y, size: room }: PlacedModel,
  width: number,
  recent: RecentViews,
): Promise<PreparedObject> {
  const rendered = renderedModels.get(model);
  if (!rendered) throw new Error(`There is no render of ${model}.`);
  const [name, described] = Object.entries(rendered.views)[index] ?? [];
  if (name === undefined || described === undefined) throw new Error(`${model} has no view ${index}.`);
  const stands = rendered.stands === 'floor' && !lyingViews.has(name);
  const copies = arrangeCopies({ count, extent: described.extent, stands, size: room });
  const places = copies.places.map((place) => ({ x: (x + place.x) * width, y: (y + place.y) * width }));
  const size = Math.max(8, Math.round(copies.size * width));
  const { positions: bounds } = described;
  const [view, texture] = await Promise.all([
    loadView({ file: `${model}.${name}`, described, size, look }, recent),
    // Drawn at the size at which it is shown, so that fine patterns do not cause moiré.
    look.print && bounds && Texture.draw(look.print, size / bounds.span),
  ]);
  return {
    size,
    places,
    view,
    print: texture && view.positions && { positions: view.positions, texture },
    colour: look.colour === null ? null : hexToLight(look.colour),
    finish: look.finish === null ? null : hexToLight(look.finish),
  };
}

interface ViewNeeds {
  file: string;
  described: RenderedView;
  size: number;
  look: Look;
}

async function loadView(
  { file, described, size, look: { colour, finish, print } }: ViewNeeds,
  recent: RecentViews,
): Promise<LoadedView> {
  const isNeutral = colour === null && finish === null && print === null;
  const bounds = print && described.positions;
  const key = [file, size, isNeutral ? 'neutral' : 'coloured', bounds ? 'printed' : 'plain'].join(' ');
  const known = recent.get(key);
  if (known) return known;
  const [pixels, guides, shadow, positions] = await Promise.all([
    loadObject(file, size),
    isNeutral ? {} : loadGuides(file, described, size),
    loadShadow(file),
    bounds && loadPositions(file, bounds, size),
  ]);
  correctShares(pixels, guides, size);
  const view = { pixels, guides, shadow, positions };
  recent.set(key, view);
  return view;
}

const edgeOf = (middle: number, size: number): number => Math.round(middle - size / 2);

function castShadows(canvas: Canvas, { view: { shadow }, size: objectSize, places }: PreparedObject): void {
  const size = Math.round(objectSize * shadowReach);
  const shade = enlarge(shadow.pixels, shadow.size, size);
  for (const place of places) castShadow(canvas, shade, size, place);
}

function castShadow({ light, width }: Canvas, shade: Float32Array, size: number, place: Place): void {
  const [left, top] = [edgeOf(place.x, size), edgeOf(place.y, size)];
  for (let y = Math.max(0, -top); y < Math.min(size, width - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(size, width - left); x += 1) {
      const shaded = shade[y * size + x] ?? 0;
      if (shaded < 0.5) continue;
      const arriving = Math.max(1 - shaded / 255, 0);
      const target = ((y + top) * width + x + left) * 3;
      light[target] = (light[target] ?? 0) * arriving;
      light[target + 1] = (light[target + 1] ?? 0) * arriving;
      light[target + 2] = (light[target + 2] ?? 0) * arriving;
    }
}

const shareAt = (bytes: Uint8Array | undefined, index: number): number => (bytes?.[index] ?? 0) / 255;

/** Converts stored values to highlight strengths, because highlights are stored with a gamma. */
const highlightOf = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

function drawObject({ light, width }: Canvas, object: PreparedObject, place: Place): void {
  const { size, colour, finish, print } = object;
  const { pixels, guides } = object.view;
  const [left, top] = [edgeOf(place.x, size), edgeOf(place.y, size)];
  for (let y = Math.max(0, -top); y < Math.min(size, width - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(size, width - left); x += 1) {
      const source = y * size + x;
      const alpha = shareAt(pixels, source * 4 + 3);
      if (alpha === 0) continue;
      const shine = highlightOf[guides.highlights?.[source] ?? 0] ?? 0;
      const dyed = shareAt(guides.dyed, source);
      const finished = shareAt(guides.finished, source);
      const printed = shareAt(guides.printed, source);
      const isPrinted = print && printed > 0 && findPrint(print, x, y, size);
      const target = ((y + top) * width + x + left) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const neutral = lightOf[pixels[source * 4 + channel] ?? 0] ?? 0;
        let seen = neutral;
        if (colour && dyed > 0) seen += dyed * changeByDye(neutral, colour[channel] ?? 0, shine);
        if (finish && finished > 0) seen += finished * changeByDye(neutral, finish[channel] ?? 0, 0);
        if (isPrinted) seen += printed * changeByDye(neutral, printLight[channel] ?? 0, shine);
        light[target + channel] = mix(light[target + channel] ?? 0, Math.max(seen, 0), alpha);
      }
    }
}

const printLight: [number, number, number] = [0, 0, 0];
const sampleLight: [number, number, number] = [0, 0, 0];

/** The most samples per pixel, in each direction, where the print is squeezed, as on folds. */
const maxSamples = 4;

/**
 * Sets `printLight` to the print's light in a pixel of the view. Returns false if nothing is printed there. Where the
 * pixel covers several pixels of the print, their mean is taken: with a single one, prints would be jagged.
 */
function findPrint(print: ObjectPrint, x: number, y: number, size: number): boolean {
  const { positions, texture } = print;
  if (!positions.find((x + 0.5) / size, (y + 0.5) / size)) return false;
  positions.measureChange();
  const columns = countSamples(positions.right, texture, size, positions.otherShare);
  const rows = countSamples(positions.below, texture, size, positions.otherShare);
  if (columns * rows === 1) {
    addPrint(print, 0);
    return true;
  }
  let count = 0;
  for (let row = 0.5; row < rows; row += 1)
    for (let column = 0.5; column < columns; column += 1)
      if (positions.find((x + column / columns) / size, (y + row / rows) / size)) addPrint(print, count++);
  return count > 0;
}

function countSamples(change: PrintChange, texture: Texture, size: number, otherShare: number): number {
  const covered = Math.max(change.across * texture.printWidth, change.up * texture.printHeight) / size;
  return Math.min(Math.max(Math.ceil(covered - 0.5), otherShare > 0 ? 2 : 1), maxSamples);
}

/** Adds the light at the found position to the mean of the previous samples. */
function addPrint({ positions, texture }: ObjectPrint, previous: number): void {
  texture.find(positions.across, positions.up);
  for (let channel = 0; channel < 3; channel += 1) sampleLight[channel] = texture.lightAt(channel);
  if (positions.otherShare > 0) {
    texture.find(positions.otherAcross, positions.otherUp);
    for (let channel = 0; channel < 3; channel += 1)
      sampleLight[channel] = mix(sampleLight[channel] ?? 0, texture.lightAt(channel), positions.otherShare);
  }
  for (let channel = 0; channel < 3; channel += 1)
    printLight[channel] = mix(sampleLight[channel] ?? 0, printLight[channel] ?? 0, previous / (previous + 1));
}

/** Returns how the light changes if the neutral white takes on a colour. Its highlights stay white. */
function changeByDye(neutral: number, colour: number, shine: number): number {
  const highlight = Math.min(shine, neutral);
  return (colour * (neutral - highlight)) / renderedWhite + highlight - neutral;
}
