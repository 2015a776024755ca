import sharp, { type Sharp } from 'sharp';
import { readRender, type GuideKind, type RenderedView } from './render-library.ts';

/** The images of a view, scaled to the size at which they are drawn. */
export interface Passes {
  /** Red, green, blue and alpha. */
  object: Buffer;
  guides: Partial<Record<GuideKind, Buffer>>;
}

export async function loadPasses(file: string, { guides }: RenderedView, size: number): Promise<Passes> {
  const [object, sheet] = await Promise.all([
    readRender(`${file}.webp`).then((bytes) => scale(sharp(bytes).ensureAlpha(), size, size)),
    guides.length === 0
      ? Buffer.alloc(0)
      : readRender(`${file}.guides.webp`).then((bytes) => scaleGrey(bytes, size, size * guides.length)),
  ]);
  const cut = (index: number) => sheet.subarray(index * size * size, (index + 1) * size * size);
  return { object, guides: Object.fromEntries(guides.map((kind, index) => [kind, cut(index)])) };
}

export async function loadShadow(file: string, size: number): Promise<Buffer> {
  return scaleGrey(await readRender(`${file}.shadow.webp`), size, size);
}

const scale = (image: Sharp, width: number, height: number): Promise<Buffer> =>
  image.resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();

const scaleGrey = (bytes: Buffer, width: number, height: number): Promise<Buffer> =>
  scale(sharp(bytes).toColourspace('b-w'), width, height);

/** The position on the print that each point of a view shows. */
export class Positions {
  readonly #across: Uint16Array;
  readonly #up: Uint16Array;
  readonly #size: number;
  readonly #bounds: NonNullable<RenderedView['positions']>;

  /** Twelve bits each: the upper eight in red and green, the lower four of both in blue. */
  constructor(pixels: Buffer, size: number, bounds: NonNullable<RenderedView['positions']>) {
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

  /** `x` and `y` are shares of the view. Sets `result` to the shares of the print, across and up. */
  find(x: number, y: number, result: Float64Array): void {
    const [column, row] = [this.#place(x), this.#place(y)];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const nearest = Math.round(row) * this.#size + Math.round(column);
    const nearAcross = this.#across[nearest] ?? 0;
    const nearUp = this.#up[nearest] ?? 0;
    let [across, up] = [0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const [right, below] = [corner & 1, corner >> 1];
      const share = (right ? column - left : 1 - column + left) * (below ? row - top : 1 - row + top);
      const index = (top + below) * this.#size + left + right;
      const [u, v] = [this.#across[index] ?? 0, this.#up[index] ?? 0];
      // At a fold or an edge, the neighbour shows another place.
      const isFar = Math.abs(u - nearAcross) + Math.abs(v - nearUp) > farSteps;
      across += share * (isFar ? nearAcross : u);
      up += share * (isFar ? nearUp : v);
    }
    const bounds = this.#bounds;
    result[0] = bounds.across[0] + (across / steps) * (bounds.across[1] - bounds.across[0]);
    result[1] = bounds.up[0] + (up / steps) * (bounds.up[1] - bounds.up[0]);
  }

  /** How much of the print the whole width of the view would show, judged by the median of many places. */
  get span(): number {
    const changes: number[] = [];
    for (let row = 0; row < this.#size; row += 3)
      for (let index = row * this.#size; index + 1 < (row + 1) * this.#size; index += 3) {
        const change = Math.abs((this.#across[index] ?? 0) - (this.#across[index + 1] ?? 0));
        if (change > 0 && change < farSteps) changes.push(change);
      }
    const median = changes.sort((a, b) => a - b)[Math.floor(changes.length / 2)] ?? 1;
    const [low, high] = this.#bounds.across;
    return (median / steps) * (high - low) * this.#size;
  }

  #place(share: number): number {
    return Math.min(Math.max(share * this.#size - 0.5, 0), this.#size - 1.001);
  }
}

const steps = 4095;
const farSteps = steps / 24;

export async function loadPositions(file: string, { positions }: RenderedView): Promise<Positions | null> {
  if (!positions) return null;
  const { data, info } = await sharp(await readRender(`${file}.positions.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Positions(data, info.width, positions);
}
