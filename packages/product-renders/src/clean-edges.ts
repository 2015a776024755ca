/** An image: RGBA pixels, row by row. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
}

const isSolid = 250;
const isEmpty = 8;
/** Alpha that varies by less than this is the grain of glass; a net or a mesh has more contrast. */
const netContrast = 100;
/** How far the colour of solid pixels is carried outwards, in pixels. */
const reach = 2;

/**
 * Smooths the outline of an object. A render has few samples per pixel, so the alpha and the colour of the pixels along
 * the outline are noisy. Their alpha is averaged with that of their neighbours, and their colour is taken from solid
 * pixels nearby. Glass renders as grainy, so inside it both alpha and colour are averaged.
 */
export function cleanEdges({ pixels, width }: Raster): Uint8Array {
  const height = pixels.length / 4 / width;
  const alpha = Uint8Array.from({ length: width * height }, (_, index) => pixels[index * 4 + 3] ?? 0);
  const result = Uint8Array.from(pixels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const average = averageAround(alpha, width, height, x, y);
      if (average === alpha[index]) continue;
      result[index * 4 + 3] = Math.round(average);
      carryColour(result, pixels, alpha, { x, y, width, height });
    }
  return result;
}

const bell = [1, 2, 1] as const;

function averageAround(values: Uint8Array, width: number, height: number, x: number, y: number): number {
  const middle = values[y * width + x] ?? 0;
  let [sum, total, isEven] = [0, 0, true];
  for (let down = -1; down <= 1; down += 1)
    for (let across = -1; across <= 1; across += 1) {
      const [column, row] = [x + across, y + down];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const weight = (bell[across + 1] ?? 0) * (bell[down + 1] ?? 0);
      const value = values[row * width + column] ?? 0;
      if (value !== middle) isEven = false;
      sum += weight * value;
      total += weight;
    }
  return isEven ? middle : sum / total;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function carryColour(
  result: Uint8Array,
  pixels: Uint8Array,
  alpha: Uint8Array,
  { x, y, width, height }: Place,
): void {
  const [solid, glassy] = [new Mean(), new Mean()];
  let [isOutline, least, most] = [false, 255, 0];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      const source = row * width + column;
      const share = alpha[source] ?? 0;
      if (share < isEmpty) isOutline = true;
      [least, most] = [Math.min(least, share), Math.max(most, share)];
      if (share >= isSolid) solid.add(pixels, source, 1 / (1 + (row - y) ** 2 + (column - x) ** 2));
      else glassy.add(pixels, source, 1);
    }
  const target = y * width + x;
  if (isOutline) solid.write(result, target, 3);
  else if (solid.isEmpty && most - least < netContrast) glassy.write(result, target, 4);
}

/** The mean of several pixels, channel by channel. */
class Mean {
  readonly #sums = [0, 0, 0, 0];
  #total = 0;

  get isEmpty(): boolean {
    return this.#total === 0;
  }

  add(pixels: Uint8Array, index: number, weight: number): void {
    for (let channel = 0; channel < 4; channel += 1)
      this.#sums[channel] = (this.#sums[channel] ?? 0) + weight * (pixels[index * 4 + channel] ?? 0);
    this.#total += weight;
  }

  write(pixels: Uint8Array, index: number, channels: number): void {
    if (this.isEmpty) return;
    for (let channel = 0; channel < channels; channel += 1)
      pixels[index * 4 + channel] = Math.round((this.#sums[channel] ?? 0) / this.#total);
  }
}
