import { hashText } from './hash-text.ts';
import { drawLine, fitWords } from './lettering.ts';
import { oklchToHex } from './oklch.ts';

interface Label {
  brand: string;
  /** The name of the product, or the title on a cover. */
  product: string;
  /** Width divided by height. */
  aspect: number;
}

interface PackLabel extends Label {
  /** The horizontal part of the label that is visible, as shares: a label may go all the way around its pack. */
  shown: readonly [from: number, to: number];
}

interface Inks {
  ground: string;
  band: string;
  ink: string;
  accent: string;
}

const height = 600;

/** How far the second colour of a brand is from the first, in degrees of hue. */
const hueSteps = [40, 150, 180, 320] as const;

/** Every brand has its own two colours, on a pale, deep or white background. */
function chooseInks(brand: string): Inks {
  const seed = hashText(brand);
  const hue = seed % 360;
  const other = (hue + (hueSteps[(seed >>> 9) % hueSteps.length] ?? 180)) % 360;
  const deep = oklchToHex({ lightness: 0.36, chroma: 0.1, hue });
  const accent = oklchToHex({ lightness: 0.68, chroma: 0.14, hue: other });
  switch ((seed >>> 5) % 3) {
    case 0:
      return {
        ground: deep,
        band: accent,
        ink: '#fdf8ee',
        accent: oklchToHex({ lightness: 0.82, chroma: 0.12, hue: other }),
      };
    case 1:
      return { ground: oklchToHex({ lightness: 0.95, chroma: 0.03, hue }), band: deep, ink: deep, accent };
    default:
      return {
        ground: '#fbfaf6',
        band: oklchToHex({ lightness: 0.55, chroma: 0.15, hue }),
        ink: '#27252b',
        accent,
      };
  }
}

/** Draws the front of a pack: brand, product and an ornament in the brand's colours. */
export function drawLabel({ brand, product, aspect, shown: [from, to] }: PackLabel): string {
  const width = height * aspect;
  const inks = chooseInks(brand);
  const style = (hashText(brand) >>> 3) % 3;
  const front = Math.min(width, width * (to - from) * 1.1);
  const middle = (width * (from + to)) / 2;
  const name = fitWords(product, 'bold', front * 0.72, height * 0.34, front * 0.24);
  const maker = fitWords(brand, 'medium', front * 0.66, height * 0.1, front * 0.13);
  const firstBaseline = height * 0.53 - ((name.lines.length - 1) * name.size * 1.12) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${inks.ground}"/>
    ${ornament(style, inks, width, front, middle)}
    ${maker.lines.map((words, index) => drawLine({ words, weight: 'medium', size: maker.size, fill: style === 0 ? inks.ground : inks.ink, x: middle, y: height * 0.15 + index * maker.size * 1.1 })).join('')}
    ${name.lines.map((words, index) => drawLine({ words, weight: 'bold', size: name.size, fill: inks.ink, x: middle, y: firstBaseline + index * name.size * 1.12 })).join('')}
  </svg>`;
}

function ornament(
  style: number,
  { band, accent, ink }: Inks,
  width: number,
  front: number,
  middle: number,
): string {
  const radius = Math.min(front * 0.34, height * 0.26);
  if (style === 0)
    return `<rect width="${width}" height="${height * 0.22}" fill="${ink}"/><rect y="${height * 0.22}" width="${width}" height="${height * 0.02}" fill="${accent}"/>${leaves(middle, height * 0.86, Math.min(front * 0.2, height * 0.14), accent, band)}`;
  if (style === 1)
    return `<rect y="${height * 0.76}" width="${width}" height="${height * 0.24}" fill="${band}"/>${leaves(middle, height * 0.95, Math.min(front * 0.16, height * 0.15), accent, accent)}<rect x="${middle - front * 0.3}" y="${height * 0.2}" width="${front * 0.6}" height="${height * 0.008}" fill="${accent}"/>`;
  return `<circle cx="${middle}" cy="${height}" r="${radius}" fill="${band}"/><circle cx="${middle}" cy="${height}" r="${radius * 0.7}" fill="${accent}"/><rect y="${height * 0.03}" width="${width}" height="${height * 0.012}" fill="${band}"/>`;
}

/** Draws a sprig, which suits the packaging of most products. */
function leaves(x: number, y: number, size: number, fill: string, side: string): string {
  const blade = (angle: number, colour: string) =>
    `<path transform="rotate(${angle})" d="M0 0C${size * 0.36} ${-size * 0.3} ${size * 0.3} ${-size * 0.8} 0 ${-size}C${-size * 0.3} ${-size * 0.8} ${-size * 0.36} ${-size * 0.3} 0 0z" fill="${colour}"/>`;
  return `<g transform="translate(${x} ${y})">${blade(-48, side)}${blade(48, side)}${blade(0, fill)}</g>`;
}

interface CoverPaints {
  ground: string;
  first: string;
  second: string;
  deep: string;
  ink: string;
}

/** Chooses a deep, pale or vivid background, in a colour that depends on the seed. */
function chooseCoverPaints(seed: number): CoverPaints {
  const hue = seed % 360;
  const turn = [35, 90, 150, 200][(seed >>> 7) % 4] ?? 90;
  const tone = (lightness: number, chroma: number, by = 0) =>
    oklchToHex({ lightness, chroma, hue: (hue + by) % 360 });
  const [deep, cream] = [tone(0.3, 0.08), '#fffaf0'];
  switch ((seed >>> 4) % 4) {
    case 0:
      return {
        ground: tone(0.36, 0.1),
        first: tone(0.68, 0.14, turn),
        second: tone(0.85, 0.1, turn + 30),
        deep,
        ink: cream,
      };
    case 1:
      return {
        ground: tone(0.95, 0.03),
        first: tone(0.62, 0.15, turn),
        second: tone(0.78, 0.12, turn + 40),
        deep,
        ink: deep,
      };
    case 2:
      return {
        ground: tone(0.55, 0.15),
        first: tone(0.88, 0.1, turn),
        second: tone(0.74, 0.14, turn + 60),
        deep,
        ink: cream,
      };
    default:
      return {
        ground: tone(0.86, 0.11, 60),
        first: tone(0.5, 0.14, turn),
        second: tone(0.7, 0.13),
        deep,
        ink: deep,
      };
  }
}

/** The drawings from which the one below the title is chosen. */
const coverArt: readonly ((width: number, paints: CoverPaints) => string)[] = [
  (width, { first, second, deep }) =>
    `<circle cx="${width * 0.7}" cy="${height * 0.5}" r="${height * 0.1}" fill="${second}"/><path d="M0 ${height}V${height * 0.66}Q${width * 0.3} ${height * 0.5} ${width * 0.55} ${height * 0.66}T${width} ${height * 0.6}V${height}z" fill="${first}"/><path d="M0 ${height}V${height * 0.8}Q${width * 0.4} ${height * 0.66} ${width} ${height * 0.8}V${height}z" fill="${deep}"/>`,
  (width, { first, second, deep }) =>
    [0.27, 0.19, 0.11]
      .map(
        (radius, index) =>
          `<circle cx="${width / 2}" cy="${height * 0.66}" r="${Math.min(width, height) * radius}" fill="${[first, second, deep][index]}"/>`,
      )
      .join(''),
  (width, { first, second }) =>
    Array.from(
      { length: 5 },
      (_, index) =>
        `<rect y="${height * (0.48 + index * 0.08)}" width="${width}" height="${height * 0.05}" fill="${index % 2 ? first : second}"/>`,
    ).join(''),
  (width, { first, second, deep }) =>
    `<path d="M0 ${height}V${height * 0.72}L${width * 0.32} ${height * 0.48}L${width * 0.6} ${height * 0.76}L${width * 0.78} ${height * 0.6}L${width} ${height * 0.8}V${height}z" fill="${first}"/><path d="M0 ${height}V${height * 0.86}L${width * 0.45} ${height * 0.7}L${width} ${height * 0.9}V${height}z" fill="${deep}"/><circle cx="${width * 0.78}" cy="${height * 0.46}" r="${height * 0.06}" fill="${second}"/>`,
  (width, { first, second }) => leaves(width / 2, height * 0.86, height * 0.34, first, second),
  (width, { first, second, deep }) =>
    Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [index % 3, Math.floor(index / 3)];
      return `<rect x="${width * (0.2 + x * 0.21)}" y="${height * (0.46 + y * 0.14)}" width="${width * 0.18}" height="${height * 0.12}" rx="${height * 0.06 * (index % 2)}" fill="${[first, second, deep][(index * 2) % 3]}"/>`;
    }).join(''),
];

/**
 * Draws the cover of a book, a game or a card: a title, and large shapes in colours derived from the title and the
 * maker.
 */
export function drawCover({ brand, product, aspect }: Label): string {
  const width = height * aspect;
  const seed = hashText(brand + product);
  const paints = chooseCoverPaints(seed);
  const { ground, deep, ink } = paints;
  const art = coverArt[(seed >>> 11) % coverArt.length]?.(width, paints) ?? '';
  const title = fitWords(product, 'bold', width * 0.82, height * 0.3, width * 0.2);
  const maker = fitWords(brand, 'medium', width * 0.6, height * 0.06, width * 0.08);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>${art}<rect y="${height * 0.89}" width="${width}" height="${height * 0.11}" fill="${deep}"/>
    ${title.lines.map((words, index) => drawLine({ words, weight: 'bold', size: title.size, fill: ink, x: width / 2, y: height * 0.1 + (index + 1) * title.size * 1.05 })).join('')}
    ${maker.lines.map((words, index) => drawLine({ words, weight: 'medium', size: maker.size, fill: '#fffaf0', x: width / 2, y: height * 0.96 + index * maker.size })).join('')}
  </svg>`;
}

/** Draws a plain tile with the name of a product that has no model. */
export function drawNameTile(name: string): string {
  const words = fitWords(name, 'medium', height * 0.8, height * 0.5, height * 0.13);
  const top = height / 2 - ((words.lines.length - 1) * words.size * 1.15) / 2 + words.size * 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${height} ${height}" width="${height}" height="${height}"><rect width="${height}" height="${height}" fill="#efedea"/>${words.lines.map((line, index) => drawLine({ words: line, weight: 'medium', size: words.size, fill: '#6b6672', x: height / 2, y: top + index * words.size * 1.15 })).join('')}</svg>`;
}

/** Draws the label on a carton: a barcode, and bars in place of the lines of an address. */
export function drawShippingLabel(): string {
  const width = height * 1.3;
  const bars = Array.from({ length: 34 }, (_, index) => {
    const bold = (index * 7) % 5 < 2;
    return `<rect x="${width * 0.1 + index * width * 0.0235}" y="${height * 0.55}" width="${width * (bold ? 0.014 : 0.007)}" height="${height * 0.34}" fill="#222"/>`;
  });
  const lines = [0.5, 0.62, 0.38].map(
    (share, index) =>
      `<rect x="${width * 0.1}" y="${height * (0.12 + index * 0.12)}" width="${width * share}" height="${height * 0.055}" fill="#8a8a8a"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fdfdfb"/>${lines.join('')}${bars.join('')}</svg>`;
}
