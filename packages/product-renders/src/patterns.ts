import { hexToOklch, oklchToHex } from './oklch.ts';
import type { Print } from './texture.ts';

/** The colours of a pattern, derived from the colour of the cloth. */
interface Threads {
  cloth: string;
  dark: string;
  pale: string;
  /** A colour from the opposite side of the colour wheel. */
  accent: string;
  second: string;
  gold: string;
}

function chooseThreads(cloth: string): Threads {
  const { lightness, chroma, hue } = hexToOklch(cloth);
  const isPale = lightness > 0.72;
  const vivid = Math.max(chroma, 0.09);
  return {
    cloth,
    dark: oklchToHex({
      lightness: isPale ? lightness - 0.34 : Math.max(lightness - 0.16, 0.16),
      chroma: isPale ? vivid : chroma * 0.8,
      hue,
    }),
    pale: oklchToHex({
      lightness: lightness > 0.88 ? lightness - 0.24 : isPale ? 0.985 : Math.min(lightness + 0.34, 0.95),
      chroma: lightness > 0.88 ? vivid : chroma * 0.45,
      hue,
    }),
    accent: oklchToHex({ lightness: isPale ? 0.56 : 0.82, chroma: vivid, hue: (hue + 165) % 360 }),
    second: oklchToHex({ lightness: isPale ? 0.6 : 0.78, chroma: vivid, hue: (hue + 75) % 360 }),
    gold: isPale && hue > 60 && hue < 110 ? '#8d6420' : '#dcb25a',
  };
}

const size = 400;

/** The part of the cloth that is drawn. */
interface Piece {
  width: number;
  height: number;
}

interface Drawing {
  /** How often the piece is repeated on the cloth. Small pieces are quick to draw. */
  across?: number;
  down?: number;
  draw: (threads: Threads, piece: Piece) => string;
}

/**
 * Places a motif on a grid whose rows are offset by half a step, as printers do. Motifs that reach into the piece from
 * outside are drawn, too.
 */
function scatter(
  piece: Piece,
  columns: number,
  motif: (column: number, row: number) => string,
  rows = columns,
): string {
  const [width, height] = [size / columns, size / rows];
  const marks: string[] = [];
  for (let row = -1; (row - 0.5) * height < piece.height; row += 1)
    for (let column = -1; (column - 0.5) * width < piece.width; column += 1) {
      const x = (column + 0.5 + (row & 1) / 2) * width;
      const mark = motif((column + columns) % columns, (row + rows) % rows);
      marks.push(`<g transform="translate(${x} ${(row + 0.5) * height})">${mark}</g>`);
    }
  return marks.join('');
}

const lines = (count: number, draw: (at: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * size) / count, index)).join('');

/** Draws the petals around a point as one path, which takes librsvg about as long as a path with a single petal. */
function petals(length: number, width: number, fill: string, turns: readonly number[]): string {
  const outlines = turns.map((turn) => {
    const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const at = (x: number, y: number) =>
      `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`;
    const side = (x: number, from: number, to: number, end: number) =>
      `C${at(x, -length * from)} ${at(x, -length * to)} ${at(0, -length * end)}`;
    return `M0 0${side(width, 0.3, 0.8, 1)}${side(-width, 0.8, 0.3, 0)}z`;
  });
  return `<path d="${outlines.join('')}" fill="${fill}"/>`;
}

const turnsAround = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (360 * index) / count);

const flower = (radius: number, count: number, fill: string, heart: string): string =>
  petals(radius, radius * 0.42, fill, turnsAround(count)) + `<circle r="${radius * 0.26}" fill="${heart}"/>`;

const leafPair = (length: number, fill: string): string => petals(length, length * 0.3, fill, [125, 215]);

const paisley = (scale: number, fill: string, line: string): string =>
  `<g transform="scale(${scale})"><path d="M0 26C-20 26-26 6-14-8C-4-20 12-22 18-34C24-12 26 26 0 26z" fill="${fill}"/><path d="M0 18C-12 17-16 5-8-4C0-12 9-14 13-20C16-4 15 18 0 18z" fill="none" stroke="${line}" stroke-width="2.5"/><circle cx="0" cy="6" r="4" fill="${line}"/></g>`;

const diamond = (width: number, height: number, fill: string): string =>
  `<path d="M0 ${-height}L${width} 0L0 ${height}L${-width} 0z" fill="${fill}"/>`;

const wave = (y: number, depth: number, stroke: string, width: number): string =>
  `<path d="M0 ${y}q${size / 8} ${-depth} ${size / 4} 0t${size / 4} 0t${size / 4} 0t${size / 4} 0" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const star = (radius: number, fill: string): string =>
  `<path d="${Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    const far = index % 2 ? radius * 0.45 : radius;
    return `${index ? 'L' : 'M'}${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  }).join('')}z" fill="${fill}"/>`;

const bear = ({ pale, dark }: Threads): string =>
  `<g fill="${pale}"><circle cx="-15" cy="-14" r="9"/><circle cx="15" cy="-14" r="9"/><circle r="21"/></g><g fill="${dark}"><circle cx="-7" cy="-3" r="3"/><circle cx="7" cy="-3" r="3"/><ellipse cy="6" rx="5" ry="3.5"/></g>`;

const drawings = {
  plain: { draw: () => '' },
  stripes: {
    draw: ({ pale, dark }) =>
      lines(
        10,
        (x, index) =>
          `<rect x="${x}" width="${index % 2 ? 7 : 16}" height="${size}" fill="${index % 2 ? dark : pale}"/>`,
      ),
  },
  'fine-stripes': {
    draw: ({ pale }) => lines(20, (x) => `<rect x="${x}" width="4" height="${size}" fill="${pale}"/>`),
  },
  checks: {
    draw: ({ dark, pale }) =>
      lines(
        5,
        (at) =>
          `<rect x="${at}" width="34" height="${size}" fill="${dark}" opacity=".55"/><rect y="${at}" width="${size}" height="34" fill="${dark}" opacity=".55"/>`,
      ) +
      lines(
        5,
        (at) =>
          `<rect x="${at + 54}" width="5" height="${size}" fill="${pale}" opacity=".85"/><rect y="${at + 54}" width="${size}" height="5" fill="${pale}" opacity=".85"/>`,
      ),
  },
  'polka-dots': {
    across: 8,
    down: 4,
    draw: ({ pale }, piece) => scatter(piece, 8, () => `<circle r="11" fill="${pale}"/>`),
  },
  floral: {
    across: 2,
    down: 2,
    draw: ({ pale, accent, second, dark }, piece) =>
      scatter(
        piece,
        4,
        (column, row) =>
          leafPair(34, dark) + flower(row % 2 ? 32 : 25, 6, (column + row) % 2 ? pale : accent, second),
      ) + scatter(piece, 8, (column, row) => ((column + row) % 4 ? '' : flower(10, 5, pale, accent))),
  },
  'small-flowers': {
    across: 8,
    down: 4,
    draw: ({ pale, second, dark }, piece) =>
      scatter(piece, 8, () => `${leafPair(15, dark)}${flower(14, 5, pale, second)}`),
  },
  'block-print': {
    across: 6,
    down: 3,
    draw: ({ pale, accent }, piece) =>
      scatter(
        piece,
        6,
        () =>
          `<path d="M0 34V6" stroke="${pale}" stroke-width="3"/>${leafPair(20, pale)}<g transform="translate(0 -6)">${flower(22, 8, pale, accent)}</g>`,
      ) + scatter(piece, 6, () => `<g transform="translate(40 0)"><circle r="4" fill="${accent}"/></g>`),
  },
  paisley: {
    across: 4,
    down: 2,
    draw: ({ pale, gold }, piece) =>
      scatter(
        piece,
        4,
        (_, row) => `<g transform="rotate(${row % 2 ? 20 : -20})">${paisley(1.15, pale, gold)}</g>`,
      ),
  },
  bandhani: {
    across: 3,
    down: 3,
    draw: ({ pale, accent }, piece) =>
      scatter(
        piece,
        12,
        (column, row) =>
          `<circle r="6" fill="none" stroke="${(column + row) % 4 ? pale : accent}" stroke-width="4.5"/>`,
      ),
  },
  leheriya: {
    draw: ({ pale, accent }) =>
      lines(10, (y, index) => wave(y + 20, 44, index % 3 ? pale : accent, index % 3 ? 9 : 5)),
  },
  ikat: {
    across: 4,
    down: 2,
    draw: ({ pale, accent, dark }, piece) =>
      scatter(
        piece,
        4,
        () =>
          diamond(46, 60, dark) +
          diamond(34, 46, pale) +
          diamond(20, 28, accent) +
          `<path d="M-50 0h100" stroke="${pale}" stroke-width="3" stroke-dasharray="6 5"/>`,
      ),
  },
  zari: {
    across: 6,
    draw: ({ gold }, piece) =>
      scatter(piece, 6, () => flower(15, 8, gold, '#fff4cf')) +
      lines(2, (y) => `<rect y="${y + 190}" width="${size}" height="10" fill="${gold}"/>`),
  },
  brocade: {
    across: 2,
    down: 3,
    draw: ({ gold, dark }, piece) =>
      scatter(piece, 6, () => diamond(38, 38, dark) + `<g>${paisley(0.85, gold, dark)}</g>`) +
      lines(10, (x) => `<rect x="${x}" width="1.6" height="${size}" fill="${gold}" opacity=".6"/>`),
  },
  embroidery: {
    across: 6,
    down: 3,
    draw: ({ gold, accent, pale }, piece) =>
      scatter(
        piece,
        6,
        () =>
          `<path d="M0 30C-14 16-10 4 0 0C10 4 14 16 0 30" fill="none" stroke="${pale}" stroke-width="3.5"/>${flower(18, 7, accent, gold)}<circle cx="-22" cy="8" r="4" fill="${gold}"/><circle cx="22" cy="8" r="4" fill="${gold}"/>`,
      ),
  },
  'mirror-work': {
    across: 8,
    down: 4,
    draw: ({ gold, accent }, piece) =>
      scatter(
        piece,
        8,
        () =>
          `<circle r="14" fill="${accent}"/><circle r="9" fill="#eef3f6"/><circle r="11.5" fill="none" stroke="${gold}" stroke-width="2.5" stroke-dasharray="3 2"/>`,
      ),
  },
  sequins: {
    across: 4,
    down: 4,
    draw: ({ pale, gold }, piece) =>
      scatter(
        piece,
        16,
        (column, row) =>
          `<circle r="8" fill="${column % 4 === [0, 2, 1, 3][row % 4] ? gold : pale}" opacity=".75"/>`,
      ),
  },
  'tie-dye': {
    across: 2,
    draw: ({ pale, second }, piece) =>
      scatter(piece, 2, () =>
        [95, 72, 50, 28, 12]
          .map(
            (radius, index) =>
              `<circle r="${radius}" fill="none" stroke="${index % 2 ? second : pale}" stroke-width="${14 - index}" opacity=".55"/>`,
          )
          .join(''),
      ),
  },
  'colour-block': {
    draw: ({ dark, accent }) =>
      `<rect width="${size}" height="150" fill="${dark}"/><rect y="150" width="${size}" height="26" fill="${accent}"/>`,
  },
  geometric: {
    across: 3,
    down: 3,
    draw: ({ pale, dark, accent }, piece) =>
      scatter(
        piece,
        6,
        (column, row) => `${diamond(38, 38, (column + row) % 2 ? pale : dark)}${diamond(16, 16, accent)}`,
      ),
  },
  leaves: {
    draw: ({ pale, dark }, piece) =>
      scatter(
        piece,
        6,
        (column, row) =>
          `<g transform="rotate(${(column * 67 + row * 41) % 360})">${petals(52, 17, (column + row) % 2 ? pale : dark, [0])}<path d="M0 0V-46" stroke="${pale}" stroke-width="2" opacity=".7"/></g>`,
      ),
  },
  stars: {
    draw: ({ pale, accent }, piece) =>
      scatter(piece, 6, (column, row) =>
        star((column + row) % 3 ? 14 : 22, (column + row) % 2 ? pale : accent),
      ),
  },
  animals: { across: 6, down: 3, draw: (threads, piece) => scatter(piece, 6, () => bear(threads)) },
  mandala: {
    across: 2,
    draw: ({ pale, gold }, piece) =>
      scatter(
        piece,
        2,
        () =>
          `${petals(92, 13, pale, turnsAround(16))}<circle r="52" fill="none" stroke="${gold}" stroke-width="6"/>${flower(40, 12, gold, pale)}`,
      ),
  },
  patchwork: {
    draw: ({ pale, accent, second, dark }) =>
      Array.from({ length: 16 }, (_, index) => {
        const [x, y] = [(index % 4) * 100, Math.floor(index / 4) * 100];
        const fill = [pale, accent, dark, second][(index + Math.floor(index / 4) * 2) % 4] ?? pale;
        return `<rect x="${x + 2}" y="${y + 2}" width="96" height="96" fill="${fill}"/><g transform="translate(${x + 50} ${y + 50})">${flower(22, 6, '#fff8', dark)}</g>`;
      }).join(''),
  },
  abstract: {
    draw: ({ pale, accent, dark }, piece) =>
      scatter(
        piece,
        4,
        (column, row) =>
          `<g transform="rotate(${(column * 53 + row * 97) % 360})"><path d="M-50-10Q-20-50 20-30T56 20Q20 44-10 28T-50-10z" fill="${[pale, accent, dark][(column + row + 3) % 3] ?? pale}" opacity=".85"/></g>`,
      ),
  },
  'self-design': {
    across: 10,
    down: 5,
    draw: ({ dark }, piece) => scatter(piece, 10, () => `<g opacity=".35">${diamond(14, 14, dark)}</g>`),
  },
} satisfies Record<string, Drawing>;

export type PatternName = keyof typeof drawings;
export const patternNames = Object.keys(drawings) as PatternName[];

/** Draws a piece of cloth that repeats without a seam. */
export function drawPattern(name: PatternName, cloth: string): Print {
  const { across = 1, down = 1, draw }: Drawing = drawings[name];
  const [width, height] = [size / across, size / down];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${cloth}"/>${draw(chooseThreads(cloth), { width, height })}</svg>`;
  return { svg, repeats: { across, down } };
}
