import { Scratch } from './scratch.ts';

const rowsMemory = new Scratch();
const resultMemory = new Scratch();

/**
 * Enlarges a square image of one channel with the Catmull-Rom cubic kernel. The result is valid until the next call.
 */
export function enlarge(pixels: Uint8Array, size: number, target: number): Float32Array {
  const stretched = stretchRows(pixels, size, target, rowsMemory.take(size * target));
  return stretchRows(stretched, size, target, resultMemory.take(target * target));
}

/** Stretches each row to `target` pixels and writes it as a column, so that a second call stretches the columns. */
function stretchRows(
  pixels: Uint8Array | Float32Array,
  size: number,
  target: number,
  result: Float32Array,
): Float32Array {
  const rows = result.length / target;
  const inside = (column: number) => Math.min(Math.max(column, 0), size - 1);
  for (let x = 0; x < target; x += 1) {
    const place = ((x + 0.5) * size) / target - 0.5;
    const column = Math.floor(place);
    const share = place - column;
    const [first, second] = [inside(column - 1), inside(column)];
    const [third, fourth] = [inside(column + 1), inside(column + 2)];
    const firstWeight = ((2 - share) * share - 1) * share * 0.5;
    const secondWeight = ((3 * share - 5) * share * share + 2) * 0.5;
    const thirdWeight = ((4 - 3 * share) * share + 1) * share * 0.5;
    const fourthWeight = (share - 1) * share * share * 0.5;
    for (let row = 0, start = 0; row < rows; row += 1, start += size)
      result[x * rows + row] =
        firstWeight * (pixels[start + first] ?? 0) +
        secondWeight * (pixels[start + second] ?? 0) +
        thirdWeight * (pixels[start + third] ?? 0) +
        fourthWeight * (pixels[start + fourth] ?? 0);
  }
  return result;
}
