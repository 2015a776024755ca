/**
 * Box blur of a square image with one channel: replaces each pixel by the mean of those within the radius, along the
 * rows and along the columns. Repeated three times, it comes close to a Gaussian blur.
 */
export function blur(pixels: Uint8Array, size: number, radius: number, times: number): Float32Array {
  let values = Float32Array.from(pixels);
  for (let pass = 0; pass < 2 * times; pass += 1) values = blurRows(values, size, radius);
  return values;
}

/** Blurs each row and writes it as a column, so that a second call blurs the columns. */
function blurRows(values: Float32Array, size: number, radius: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(values.length);
  const width = 2 * radius + 1;
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    const at = (column: number) => values[start + Math.min(Math.max(column, 0), size - 1)] ?? 0;
    let sum = 0;
    for (let column = -radius; column <= radius; column += 1) sum += at(column);
    for (let column = 0; column < size; column += 1) {
      result[column * size + row] = sum / width;
      sum += at(column + radius + 1) - at(column - radius);
    }
  }
  return result;
}
