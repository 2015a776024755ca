import sharp, { type Sharp } from 'sharp';
import { blur } from './blur.ts';
import { readRender, type GuideKind, type PositionBounds, type RenderedView } from './render-library.ts';

/** The greyscale guide images of a view. */
export type Guides = Partial<Record<GuideKind, Buffer>>;

/** Loads the object's RGBA pixels, scaled to the size at which it is drawn. */
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

/**
 * Loads a small image that shows how much light is blocked at each point of the floor or wall, from 0 to 255. Weak
 * shadows are blurred more than dark ones, because compression has left blotches in them. The image cuts off wide
 * shadows, so they fade towards its border.
 */
export async function loadShadow(file: string): Promise<{ pixels: Uint8Array; size: number }> {
  const { data, info } = await sharp(await readRender(`${file}.shadow.webp`))
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width;
  const slight = blur(data, size, 1, 1);
  const strong = blur(data, size, 3, 3);
  const fade = Float32Array.from({ length: size }, (_, place) => fadeAt(place, size));
  const pixels = data.map((_, index) => {
    const soft = strong[index] ?? 0;
    const darkness = Math.min(Math.max((soft - 40) / 80, 0), 1);
    const blocked = soft + ((slight[index] ?? 0) - soft) * darkness;
    return Math.round(blocked * (fade[index % size] ?? 0) * (fade[Math.floor(index / size)] ?? 0));
  });
  return { pixels, size };
}

/** 0 at the border of an image, and 1 beyond an eighth of its width. */
function fadeAt(place: number, size: number): number {
  const share = Math.min((8 * Math.min(place, size - 1 - place)) / size, 1);
  return share * share * (3 - 2 * share);
}

/** How much the position on the print would change across a whole view, in shares of the print. */
export interface PrintChange {
  across: number;
  up: number;
}

/** Maps each point of a view to the position on the print that it shows. */
export class Positions {
  across = 0;
  up = 0;
  /** At a fold or an edge, a second part of the print may be visible: its share of the pixel, and its position. */
  otherShare = 0;
  otherAcross = 0;
  otherUp = 0;
  /** What `measureChange` has measured in each direction. */
  readonly right: PrintChange = { across: 0, up: 0 };
  readonly below: PrintChange = { across: 0, up: 0 };
  readonly #across: Uint16Array;
  readonly #up: Uint16Array;
  readonly #size: number;
  readonly #bounds: PositionBounds;
  readonly #acrossPerStep: number;
  readonly #upPerStep: number;
  /** The stored position to the upper left of the point found last. */
  #corner = 0;
  /** Neighbours that differ by more than this are on opposite sides of a fold or an edge. */
  readonly #farSteps: number;

  /**
   * Each coordinate has twelve bits: the lower eight are in red or green, the upper four of both share blue, which
   * compresses best. `step` is the distance in pixels between the positions that are kept.
   */
  constructor(pixels: Buffer, width: number, step: number, bounds: PositionBounds) {
    const size = Math.floor(width / step);
    this.#size = size;
    this.#bounds = bounds;
    this.#acrossPerStep = (bounds.across[1] - bounds.across[0]) / steps;
    this.#upPerStep = (bounds.up[1] - bounds.up[0]) / steps;
    const usualSteps = (steps * bounds.span) / size / (bounds.across[1] - bounds.across[0]);
    this.#farSteps = Math.max(fewestFarSteps, 6 * usualSteps);
    this.#across = new Uint16Array(size * size);
    this.#up = new Uint16Array(size * size);
    for (let index = 0; index < size * size; index += 1) {
      const row = Math.floor(index / size);
      const source = 3 * step * (row * width + (index - row * size));
      const upper = pixels[source + 2] ?? 0;
      this.#across[index] = (pixels[source] ?? 0) | ((upper >> 4) << 8);
      this.#up[index] = (pixels[source + 1] ?? 0) | ((upper & 15) << 8);
    }
    // After smoothing, the object's outline reaches a little further than the stored positions.
    this.#widen();
    this.#widen();
  }

  get bytes(): number {
    return this.#across.byteLength + this.#up.byteLength;
  }

  /** Extends the print by one stored position, because the edge of a printed part lies between two of them. */
  #widen(): void {
    const known = new Uint8Array(this.#across.length);
    for (let index = 0; index < known.length; index += 1)
      known[index] = this.#across[index] === 0 && this.#up[index] === 0 ? 0 : 1;
    const size = this.#size;
    for (let index = 0; index < known.length; index += 1) {
      if (known[index] === 1) continue;
      let step = 0;
      if (known[index - 1] === 1) step = -1;
      else if (known[index + 1] === 1) step = 1;
      else if (known[index - size] === 1) step = -size;
      else if (known[index + size] === 1) step = size;
      else continue;
      const last = index + step;
      const before = known[last + step] === 1 ? last + step : last;
      this.#across[index] = this.#extend(this.#across, last, before);
      this.#up[index] = this.#extend(this.#up, last, before);
    }
  }

  /** Extrapolates the next value in a row. At a fold or an edge, repeats the last one. */
  #extend(values: Uint16Array, last: number, before: number): number {
    const value = values[last] ?? 0;
    const change = value - (values[before] ?? 0);
    return Math.abs(change) > this.#farSteps ? value : Math.min(Math.max(value + change, 1), steps);
  }

  /**
   * Finds the position on the print, as shares of its width and height, for a point in the view. Returns false if
   * nothing is printed there.
   */
  find(x: number, y: number): boolean {
    const column = this.#place(x);
    const row = this.#place(y);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const nearest = Math.round(row) * this.#size + Math.round(column);
    const nearAcross = this.#across[nearest] ?? 0;
    const nearUp = this.#up[nearest] ?? 0;
    if (nearAcross === 0 && nearUp === 0) return false;
    let [across, up, share] = [0, 0, 0];
    let [otherAcross, otherUp, otherShare] = [0, 0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const right = corner & 1;
      const below = corner >> 1;
      const weight = (right ? column - left : 1 - column + left) * (below ? row - top : 1 - row + top);
      const index = (top + below) * this.#size + left + right;
      const u = this.#across[index] ?? 0;
      const v = this.#up[index] ?? 0;
      if (Math.abs(u - nearAcross) + Math.abs(v - nearUp) <= this.#farSteps) {
        across += weight * u;
        up += weight * v;
        share += weight;
      } else if (u !== 0 || v !== 0) {
        otherAcross += weight * u;
        otherUp += weight * v;
        otherShare += weight;
      }
    }
    this.across = this.#shareAcross(across / share);
    this.up = this.#shareUp(up / share);
    this.#corner = top * this.#size + left;
    this.otherShare = sharpen(otherShare / (share + otherShare));
    if (this.otherShare > 0) {
      this.otherAcross = this.#shareAcross(otherAcross / otherShare);
      this.otherUp = this.#shareUp(otherUp / otherShare);
    }
    return true;
  }

  /** Measures how the position changes around the point found last. */
  measureChange(): void {
    this.#measureStep(this.right, 1, this.#size);
    this.#measureStep(this.below, this.#size, 1);
  }

  #measureStep(change: PrintChange, step: number, side: number): void {
    change.across = change.up = 0;
    this.#compare(change, this.#corner, this.#corner + step);
    this.#compare(change, this.#corner + side, this.#corner + side + step);
    change.across *= this.#size * this.#acrossPerStep;
    change.up *= this.#size * this.#upPerStep;
  }

  /** Keeps the larger of `change` and the difference of two neighbours, unless a fold separates them. */
  #compare(change: PrintChange, from: number, to: number): void {
    const across = Math.abs((this.#across[to] ?? 0) - (this.#across[from] ?? 0));
    const up = Math.abs((this.#up[to] ?? 0) - (this.#up[from] ?? 0));
    if (across + up > this.#farSteps) return;
    if (across > change.across) change.across = across;
    if (up > change.up) change.up = up;
  }

  #shareAcross(value: number): number {
    return this.#bounds.across[0] + value * this.#acrossPerStep;
  }

  #shareUp(value: number): number {
    return this.#bounds.up[0] + value * this.#upPerStep;
  }

  #place(share: number): number {
    return Math.min(Math.max(share * this.#size - 0.5, 0), this.#size - 1.001);
  }
}

const steps = 4095;
const fewestFarSteps = steps / 24;

/** Narrows edges, which are blurred because positions are further apart than pixels, but does not make them jagged. */
const sharpen = (share: number): number => Math.min(Math.max(2 * share - 0.5, 0), 1);

/** Loads the positions of a view that is drawn at a size. For small images, every second one is enough. */
export async function loadPositions(file: string, bounds: PositionBounds, size: number): Promise<Positions> {
  const { data, info } = await sharp(await readRender(`${file}.positions.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = info.width >= 2 * size ? 2 : 1;
  return new Positions(data, info.width, step, bounds);
}
