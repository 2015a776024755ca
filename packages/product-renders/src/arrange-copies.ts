interface Arrangement {
  count: number;
  /** Width and height of the object as shares of its frame. */
  extent: readonly [width: number, height: number];
  /** Whether the objects stand on the floor, so that those in front may cover the feet of those behind. */
  stands: boolean;
  /** The side of the square that all copies together fill, as a share of the image. */
  size: number;
}

interface Copies {
  /** The side of the frame of each copy, as a share of the image. */
  size: number;
  /** The centre of each copy, relative to the centre of the whole set. Ordered from back to front. */
  places: readonly { x: number; y: number }[];
}

const gap = 1.05;
/** The share of an object's height that the row in front of it covers. */
const covered = 0.3;

/**
 * Places the pieces of a set in as many rows as make them largest. Where pieces stand behind others, every other row is
 * shifted by half a step, so that they do not seem to stand on top of each other.
 */
export function arrangeCopies({ count, extent, stands, size }: Arrangement): Copies {
  if (count === 1) return { size, places: [{ x: 0, y: 0 }] };
  const [width, height] = extent;
  const across = width * gap;
  const down = height * (stands ? 1 - covered : gap);
  const stagger = (rows: number): number => (stands && rows > 1 && count % rows === 0 ? 0.5 : 0);
  const sizeIn = (rows: number): number => {
    const steps = Math.ceil(count / rows) - 1 + stagger(rows);
    return Math.min(size / (width + steps * across), size / (height + (rows - 1) * down));
  };
  const possible = Array.from({ length: count }, (_, index) => index + 1).filter(
    (rows) => !stands || rows <= 2 || count % rows === 0,
  );
  const rows = possible.reduce((best, next) => (sizeIn(next) > sizeIn(best) + 1e-6 ? next : best));
  const each = Math.min(sizeIn(rows), size);
  const places = Array.from({ length: rows }, (_, row) => {
    // If the pieces cannot be divided evenly, the first rows have one fewer.
    const columns = Math.floor((count + row) / rows);
    const shift = stagger(rows) * (row % 2 === 0 ? -0.5 : 0.5);
    return Array.from({ length: columns }, (__, column) => ({
      x: (column - (columns - 1) / 2 + shift) * across * each,
      y: (row - (rows - 1) / 2) * down * each,
    }));
  });
  return { size: each, places: places.flat() };
}
