import sharp from 'sharp';
import { lightOf } from './linear-light.ts';

/** What is printed on a model. */
export interface Print {
  svg: string;
  /** How often the drawing is repeated on a square of cloth. Null for a label, which covers the print once. */
  repeats: { across: number; down: number } | null;
}

const maxWidth = 1600;

/** A drawing that is applied to the surface of a model. */
export class Texture {
  readonly #pixels: Buffer;
  readonly #width: number;
  readonly #height: number;
  readonly #repeats: Print['repeats'];
  /** The offsets of the four pixels nearest to the chosen point, and how close it is to the right and lower ones. */
  #upperLeft = 0;
  #upperRight = 0;
  #lowerLeft = 0;
  #lowerRight = 0;
  #across = 0;
  #down = 0;

  private constructor(pixels: Buffer, width: number, height: number, repeats: Print['repeats']) {
    this.#pixels = pixels;
    this.#width = width;
    this.#height = height;
    this.#repeats = repeats;
  }

  /** `width` is the width of the whole print in pixels. */
  static async draw({ svg, repeats }: Print, width: number): Promise<Texture> {
    const whole = Math.min(Math.max(width, 16), maxWidth);
    const size = repeats
      ? { width: Math.ceil(whole / repeats.across), height: Math.ceil(whole / repeats.down) }
      : { width: Math.round(whole) };
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ ...size, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Texture(data, info.width, info.height, repeats);
  }

  /** The size of the whole print in pixels. */
  get printWidth(): number {
    return this.#width * (this.#repeats?.across ?? 1);
  }

  get printHeight(): number {
    return this.#height * (this.#repeats?.down ?? 1);
  }

  /** Chooses the point that `lightAt` reads, as shares of the print from its lower left corner. */
  find(across: number, up: number): void {
    const x = across * this.printWidth - 0.5;
    const y = (1 - up) * this.printHeight - 0.5;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [left, right] = [this.#bound(column, this.#width), this.#bound(column + 1, this.#width)];
    const upper = this.#bound(row, this.#height) * this.#width;
    const lower = this.#bound(row + 1, this.#height) * this.#width;
    this.#upperLeft = (upper + left) * 3;
    this.#upperRight = (upper + right) * 3;
    this.#lowerLeft = (lower + left) * 3;
    this.#lowerRight = (lower + right) * 3;
    this.#across = x - column;
    this.#down = y - row;
  }

  /** The linear light of a channel: a bilinear interpolation of the four nearest pixels. */
  lightAt(channel: number): number {
    const upperLeft = this.#light(this.#upperLeft + channel);
    const lowerLeft = this.#light(this.#lowerLeft + channel);
    const upper = upperLeft + (this.#light(this.#upperRight + channel) - upperLeft) * this.#across;
    const lower = lowerLeft + (this.#light(this.#lowerRight + channel) - lowerLeft) * this.#across;
    return upper + (lower - upper) * this.#down;
  }

  #light(index: number): number {
    return lightOf[this.#pixels[index] ?? 0] ?? 0;
  }

  #bound(texel: number, length: number): number {
    if (this.#repeats) return ((texel % length) + length) % length;
    return Math.min(Math.max(texel, 0), length - 1);
  }
}
