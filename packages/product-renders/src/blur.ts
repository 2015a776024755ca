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
  // Each row with its first and last values repeated.
  const padded = new Float32Array(size + width);
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    padded.fill(values[start] ?? 0, 0, radius);
    padded.set(values.subarray(start, start + size), radius);
    padded.fill(values[start + size - 1] ?? 0, radius + size);
    let sum = 0;
    for (let column = 0; column < width; column += 1) sum += padded[column] ?? 0;
    for (let column = 0; column < size; column += 1) {
      result[column * size + row] = sum / width;
      sum += (padded[column + width] ?? 0) - (padded[column] ?? 0);
    }
  }
  return result;
}
