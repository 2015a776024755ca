import { hexToOklch, oklchToHex } from './oklch.ts';

/** The colours of a pattern, derived from the colour of the cloth. */
interface Threads {
  cloth: string;
  dark: string;
  pale: string;
  /** A colour from the other side of the wheel. */
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

type Draw = (threads: Threads) => string;

/** Places a motif on a grid whose rows are offset by half a step, as printers do. */
function scatter(columns: number, motif: (column: number, row: number) => string, rows = columns): string {
  const [width, height] = [size / columns, size / rows];
  const marks: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const x = (column + 0.5 + (row % 2) / 2) * width;
      marks.push(`<g transform="translate(${x} ${(row + 0.5) * height})">${motif(column, row)}</g>`);
    }
  return marks.join('');
}

const repeatAround = (count: number, mark: string): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 * index) / count})">${mark}</g>`,
  ).join('');

const lines = (count: number, draw: (at: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * size) / count, index)).join('');

const petal = (length: number, width: number, fill: string): string =>
  `<path d="M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.8} 0 ${-length}C${-width} ${-length * 0.8} ${-width} ${-length * 0.3} 0 0z" fill="${fill}"/>`;

const flower = (radius: number, petals: number, fill: string, heart: string): string =>
  repeatAround(petals, petal(radius, radius * 0.42, fill)) + `<circle r="${radius * 0.26}" fill="${heart}"/>`;

const leafPair = (length: number, fill: string): string =>
  `<g transform="rotate(125)">${petal(length, length * 0.3, fill)}</g><g transform="rotate(215)">${petal(length, length * 0.3, fill)}</g>`;

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
  plain: () => '',
  stripes: ({ pale, dark }) =>
    lines(
      10,
      (x, index) =>
        `<rect x="${x}" width="${index % 2 ? 7 : 16}" height="${size}" fill="${index % 2 ? dark : pale}"/>`,
    ),
  'fine-stripes': ({ pale }) =>
    lines(20, (x) => `<rect x="${x}" width="4" height="${size}" fill="${pale}"/>`),
  checks: ({ dark, pale }) =>
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
  'polka-dots': ({ pale }) => scatter(8, () => `<circle r="11" fill="${pale}"/>`),
  floral: ({ pale, accent, second, dark }) =>
    scatter(
      4,
      (column, row) =>
        leafPair(34, dark) + flower(row % 2 ? 32 : 25, 6, (column + row) % 2 ? pale : accent, second),
    ) + scatter(8, (column, row) => ((column + row) % 3 ? '' : flower(10, 5, pale, accent))),
  'small-flowers': ({ pale, second, dark }) =>
    scatter(8, () => `${leafPair(15, dark)}${flower(14, 5, pale, second)}`),
  'block-print': ({ pale, accent }) =>
    scatter(
      6,
      () =>
        `<path d="M0 34V6" stroke="${pale}" stroke-width="3"/>${leafPair(20, pale)}<g transform="translate(0 -6)">${flower(22, 8, pale, accent)}</g>`,
    ) + scatter(6, () => `<g transform="translate(40 0)"><circle r="4" fill="${accent}"/></g>`),
  paisley: ({ pale, gold }) =>
    scatter(4, (_, row) => `<g transform="rotate(${row % 2 ? 20 : -20})">${paisley(1.15, pale, gold)}</g>`),
  bandhani: ({ pale, accent }) =>
    scatter(
      12,
      (column, row) =>
        `<circle r="6" fill="none" stroke="${(column + row) % 4 ? pale : accent}" stroke-width="4.5"/>`,
    ),
  leheriya: ({ pale, accent }) =>
    lines(10, (y, index) => wave(y + 20, 44, index % 3 ? pale : accent, index % 3 ? 9 : 5)),
  ikat: ({ pale, accent, dark }) =>
    scatter(
      4,
      () =>
        diamond(46, 60, dark) +
        diamond(34, 46, pale) +
        diamond(20, 28, accent) +
        `<path d="M-50 0h100" stroke="${pale}" stroke-width="3" stroke-dasharray="6 5"/>`,
    ),
  zari: ({ gold }) =>
    scatter(6, () => flower(15, 8, gold, '#fff4cf')) +
    lines(2, (y) => `<rect y="${y + 190}" width="${size}" height="10" fill="${gold}"/>`),
  brocade: ({ gold, dark }) =>
    scatter(6, () => diamond(38, 38, dark) + `<g>${paisley(0.85, gold, dark)}</g>`) +
    lines(10, (x) => `<rect x="${x}" width="1.6" height="${size}" fill="${gold}" opacity=".6"/>`),
  embroidery: ({ gold, accent, pale }) =>
    scatter(
      6,
      () =>
        `<path d="M0 30C-14 16-10 4 0 0C10 4 14 16 0 30" fill="none" stroke="${pale}" stroke-width="3.5"/>${flower(18, 7, accent, gold)}<circle cx="-22" cy="8" r="4" fill="${gold}"/><circle cx="22" cy="8" r="4" fill="${gold}"/>`,
    ),
  'mirror-work': ({ gold, accent }) =>
    scatter(
      8,
      () =>
        `<circle r="14" fill="${accent}"/><circle r="9" fill="#eef3f6"/><circle r="11.5" fill="none" stroke="${gold}" stroke-width="2.5" stroke-dasharray="3 2"/>`,
    ),
  sequins: ({ pale, gold }) =>
    scatter(
      16,
      (column, row) => `<circle r="8" fill="${(column * 7 + row * 3) % 5 ? pale : gold}" opacity=".75"/>`,
    ),
  'tie-dye': ({ pale, second }) =>
    scatter(2, () =>
      [95, 72, 50, 28, 12]
        .map(
          (radius, index) =>
            `<circle r="${radius}" fill="none" stroke="${index % 2 ? second : pale}" stroke-width="${14 - index}" opacity=".55"/>`,
        )
        .join(''),
    ),
  'colour-block': ({ dark, accent }) =>
    `<rect width="${size}" height="150" fill="${dark}"/><rect y="150" width="${size}" height="26" fill="${accent}"/>`,
  geometric: ({ pale, dark, accent }) =>
    scatter(
      6,
      (column, row) => `${diamond(38, 38, (column + row) % 2 ? pale : dark)}${diamond(16, 16, accent)}`,
    ),
  leaves: ({ pale, dark }) =>
    scatter(
      6,
      (column, row) =>
        `<g transform="rotate(${(column * 67 + row * 41) % 360})">${petal(52, 17, (column + row) % 2 ? pale : dark)}<path d="M0 0V-46" stroke="${pale}" stroke-width="2" opacity=".7"/></g>`,
    ),
  stars: ({ pale, accent }) =>
    scatter(6, (column, row) => star((column + row) % 3 ? 14 : 22, (column + row) % 2 ? pale : accent)),
  animals: (threads) => scatter(6, () => bear(threads)),
  mandala: ({ pale, gold }) =>
    scatter(
      2,
      () =>
        `${repeatAround(16, petal(92, 13, pale))}<circle r="52" fill="none" stroke="${gold}" stroke-width="6"/>${flower(40, 12, gold, pale)}`,
    ),
  patchwork: ({ pale, accent, second, dark }) =>
    Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [(index % 4) * 100, Math.floor(index / 4) * 100];
      const fill = [pale, accent, dark, second][(index + Math.floor(index / 4) * 2) % 4] ?? pale;
      return `<rect x="${x + 2}" y="${y + 2}" width="96" height="96" fill="${fill}"/><g transform="translate(${x + 50} ${y + 50})">${flower(22, 6, '#fff8', dark)}</g>`;
    }).join(''),
  abstract: ({ pale, accent, dark }) =>
    scatter(
      4,
      (column, row) =>
        `<g transform="rotate(${(column * 53 + row * 97) % 360})"><path d="M-50-10Q-20-50 20-30T56 20Q20 44-10 28T-50-10z" fill="${[pale, accent, dark][(column + row + 3) % 3] ?? pale}" opacity=".85"/></g>`,
    ),
  'self-design': ({ dark }) => scatter(10, () => `<g opacity=".35">${diamond(14, 14, dark)}</g>`),
} satisfies Record<string, Draw>;

export type PatternName = keyof typeof drawings;
export const patternNames = Object.keys(drawings) as PatternName[];

/** A square piece of cloth that repeats without a seam. */
export function drawPattern(name: PatternName, cloth: string): string {
  const draw: Draw = drawings[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${cloth}"/>${draw(chooseThreads(cloth))}</svg>`;
}
