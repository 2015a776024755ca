import sharp, { type Sharp } from 'sharp';
import { enlarge } from './enlarge.ts';
import { readRender, type GuideKind, type PositionBounds, type RenderedView } from './render-library.ts';

/** Grey images of a view. */
export type Guides = Partial<Record<GuideKind, Buffer>>;

/** Red, green, blue and alpha, scaled to the size at which the object is drawn. */
export async function loadObject(file: string, size: number): Promise<Buffer> {
  return scale(sharp(await readRender(`${file}.webp`)).ensureAlpha(), size, size);
}

export async function loadGuides(file: string, { guides }: RenderedView, size: number): Promise<Guides> {
  if (guides.length === 0) return {};
  const sheet = sharp(await readRender(`${file}.guides.webp`)).extractChannel('red');
  const pixels = await scale(sheet, size, size * guides.length);
  const cut = (index: number) => pixels.subarray(index * size * size, (index + 1) * size * size);
  return Object.fromEntries(guides.map((kind, index) => [kind, cut(index)]));
}

const scale = (image: Sharp, width: number, height: number): Promise<Buffer> =>
  image.resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();

/** How much light does not arrive at each pixel of the ground, from 0 to 255. */
export async function loadShadow(file: string, size: number): Promise<Float32Array> {
  const { data, info } = await sharp(await readRender(`${file}.shadow.webp`))
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return enlarge(data, info.width, size);
}

/** The position on the print that each point of a view shows. */
export class Positions {
  across = 0;
  up = 0;
  readonly #across: Uint16Array;
  readonly #up: Uint16Array;
  readonly #size: number;
  readonly #bounds: PositionBounds;

  /** Twelve bits each: the upper eight in red and green, the lower four of both in blue. */
  constructor(pixels: Buffer, size: number, bounds: PositionBounds) {
    this.#size = size;
    this.#bounds = bounds;
    this.#across = new Uint16Array(size * size);
    this.#up = new Uint16Array(size * size);
    for (let index = 0; index < size * size; index += 1) {
      const low = pixels[index * 3 + 2] ?? 0;
      this.#across[index] = ((pixels[index * 3] ?? 0) << 4) | (low >> 4);
      this.#up[index] = ((pixels[index * 3 + 1] ?? 0) << 4) | (low & 15);
    }
  }

  /** Sets `across` and `up` to the place on the print that a place of the view shows, all as shares. */
  find(x: number, y: number): void {
    const column = this.#place(x);
    const row = this.#place(y);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const nearest = Math.round(row) * this.#size + Math.round(column);
    const nearAcross = this.#across[nearest] ?? 0;
    const nearUp = this.#up[nearest] ?? 0;
    let across = 0;
    let up = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const right = corner & 1;
      const below = corner >> 1;
      const share = (right ? column - left : 1 - column + left) * (below ? row - top : 1 - row + top);
      const index = (top + below) * this.#size + left + right;
      const u = this.#across[index] ?? 0;
      const v = this.#up[index] ?? 0;
      // At a fold or an edge, the neighbour shows another place.
      const isFar = Math.abs(u - nearAcross) + Math.abs(v - nearUp) > farSteps;
      across += share * (isFar ? nearAcross : u);
      up += share * (isFar ? nearUp : v);
    }
    const bounds = this.#bounds;
    this.across = bounds.across[0] + (across / steps) * (bounds.across[1] - bounds.across[0]);
    this.up = bounds.up[0] + (up / steps) * (bounds.up[1] - bounds.up[0]);
  }

  #place(share: number): number {
    return Math.min(Math.max(share * this.#size - 0.5, 0), this.#size - 1.001);
  }
}

const steps = 4095;
const farSteps = steps / 24;

export async function loadPositions(file: string, bounds: PositionBounds): Promise<Positions> {
  const { data, info } = await sharp(await readRender(`${file}.positions.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Positions(data, info.width, bounds);
}
