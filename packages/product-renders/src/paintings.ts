import { hashText } from './hash-text.ts';
import { oklchToHex } from './oklch.ts';

interface Painting {
  /** What the painting shows, such as "Warli" or "Landscape". */
  theme: string;
  /** Paintings of the same theme with different seeds have different colours. */
  seed: string;
  /** Width divided by height. */
  aspect: number;
}

interface Paints {
  ground: string;
  pale: string;
  first: string;
  second: string;
  deep: string;
}

const height = 600;

type Draw = (width: number, paints: Paints) => string;

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const place = (x: number, y: number, mark: string, more = ''): string =>
  `<g transform="translate(${x} ${y})${more}">${mark}</g>`;

const petal = (length: number, width: number, fill: string): string =>
  `<path d="M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.8} 0 ${-length}C${-width} ${-length * 0.8} ${-width} ${-length * 0.3} 0 0z" fill="${fill}"/>`;

const flower = (radius: number, fill: string, heart: string): string =>
  `${repeat(8, (index) => `<g transform="rotate(${45 * index})">${petal(radius, radius * 0.36, fill)}</g>`)}<circle r="${radius * 0.28}" fill="${heart}"/>`;

const border = (width: number, stroke: string, dots: string): string =>
  `<rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="${stroke}" stroke-width="10"/><rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="${dots}" stroke-width="9" stroke-dasharray="9 12"/>`;

const landscape: Draw = (width, { pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${pale}"/><circle cx="${width * 0.68}" cy="190" r="70" fill="${second}"/>` +
  repeat(4, (index) => {
    const y = 300 + index * 75;
    const fill = [first, second, first, deep][index] ?? deep;
    return `<path d="M0 ${y}Q${width * 0.2} ${y - 90 + index * 20} ${width * 0.45} ${y}T${width} ${y - 30}V${height}H0z" fill="${fill}" opacity="${0.55 + index * 0.15}"/>`;
  });

const abstract: Draw = (width, { ground, pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${pale}"/><circle cx="${width * 0.36}" cy="230" r="150" fill="${first}"/><path d="M${width * 0.42} 600V360a${width * 0.2} ${width * 0.2} 0 0 1 ${width * 0.4} 0V600z" fill="${deep}"/><path d="M${width * 0.5} 600V380a${width * 0.12} ${width * 0.12} 0 0 1 ${width * 0.24} 0V600z" fill="${second}"/><path d="M0 470Q${width * 0.25} 380 ${width * 0.5} 520T${width} 500V600H0z" fill="${ground}" opacity=".85"/>`;

const bouquet: Draw = (width, { ground, pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${pale}"/>` +
  repeat(7, (index) => {
    const [x, y] = [width * (0.2 + 0.1 * index), 160 + 70 * ((index * 2) % 3)];
    return `<path d="M${width / 2} 520Q${(x + width / 2) / 2} 400 ${x} ${y}" fill="none" stroke="${deep}" stroke-width="6"/>${place(x, y, flower(62, index % 2 ? first : second, ground))}`;
  }) +
  `<path d="M${width / 2 - 60} 420h120l-20 150h-80z" fill="${ground}"/>`;

const dancer = (limbs: string): string =>
  `<circle cy="-46" r="11"/><path d="M-20-32h40L0 0z"/><path d="M0 0L20 34h-40z"/><path d="M-20-32l-18 22M20-32l18-18M-12 34l-8 28M12 34l14 26" stroke="${limbs}" stroke-width="5" fill="none"/>`;

const warli: Draw = (width, { ground }) =>
  `<rect width="${width}" height="${height}" fill="#7c3a22"/>${border(width, '#f5e9d6', '#f5e9d6')}<g fill="#f5e9d6">` +
  repeat(12, (index) => {
    const angle = (index * Math.PI) / 6;
    const reach = Math.min(width, height) * 0.3;
    return place(
      width / 2 + reach * Math.sin(angle),
      320 - reach * Math.cos(angle),
      dancer('#f5e9d6'),
      ` rotate(${index * 30})`,
    );
  }) +
  `${place(width / 2, 300, flower(60, '#f5e9d6', ground))}</g>`;

const peacock: Draw = (width, { ground, pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${pale}"/>${border(width, deep, second)}` +
  repeat(11, (index) =>
    place(
      width / 2,
      460,
      `${petal(320, 46, index % 2 ? first : deep)}<circle cy="-250" r="24" fill="${second}"/><circle cy="-250" r="12" fill="${ground}"/>`,
      ` rotate(${-75 + 15 * index})`,
    ),
  ) +
  `<path d="M${width / 2 - 52} 500C${width / 2 - 52} 420 ${width / 2 - 14} 420 ${width / 2 - 14} 320C${width / 2 - 14} 280 ${width / 2 + 30} 280 ${width / 2 + 26} 322C${width / 2 + 22} 400 ${width / 2 + 60} 430 ${width / 2 + 52} 500z" fill="${ground}"/><circle cx="${width / 2 + 4}" cy="310" r="6" fill="${pale}"/>`;

const lotus: Draw = (width, { ground, pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${ground}"/>${border(width, second, pale)}${place(
    width / 2,
    300,
    `${repeat(16, (index) => `<g transform="rotate(${22.5 * index})">${petal(220, 34, index % 2 ? first : second)}</g>`)}${flower(120, pale, deep)}`,
  )}`;

/** A figure that sits in front of a halo. */
const buddha: Draw = (width, { ground, pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${ground}"/>${place(
    width / 2,
    230,
    `<circle r="180" fill="${second}"/><circle r="150" fill="${first}"/><g fill="${deep}"><circle cy="-98" r="26"/><ellipse cy="-20" rx="66" ry="82"/><path d="M-34 50h68l16 60q130 30 150 240h-400q20-210 150-240z"/></g><path d="M-40-22q18 10 32 0M8-22q16 10 32 0M-16 26q16 12 32 0" stroke="${pale}" stroke-width="5" fill="none"/>`,
  )}`;

const horses: Draw = (width, { pale, first, second, deep }) =>
  `<rect width="${width}" height="${height}" fill="${pale}"/><circle cx="${width * 0.7}" cy="170" r="90" fill="${second}"/>` +
  repeat(7, (index) =>
    place(
      width * (0.08 + 0.12 * index),
      330 + 24 * (index % 3),
      `<path d="M-70 290C-60 150-70 70-10-10L0-50L16-20C50-6 70 34 84 66C88 84 66 92 52 80C36 62 22 62 12 64C40 130 60 200 64 290z" fill="${index % 2 ? deep : first}"/><path d="M-14-8C-74 60-66 150-80 240" stroke="${pale}" stroke-width="8" fill="none"/>`,
    ),
  );

/** The first entry that matches the theme decides. */
const themes: readonly (readonly [RegExp, Draw])[] = [
  [/abstract/i, abstract],
  [/floral/i, bouquet],
  [/warli|tribal/i, warli],
  [/peacock|krishna/i, peacock],
  [/buddha/i, buddha],
  [/horses/i, horses],
  [/madhubani|ganesha/i, lotus],
];

/** Draws a wall picture without any text. */
export function drawPainting({ theme, seed, aspect }: Painting): string {
  const width = height * aspect;
  const hue = hashText(theme + seed) % 360;
  const paint = (lightness: number, chroma: number, turn: number) =>
    oklchToHex({ lightness, chroma, hue: (hue + turn) % 360 });
  const draw = themes.find(([pattern]) => pattern.test(theme))?.[1] ?? landscape;
  const paints = {
    ground: paint(0.38, 0.09, 0),
    pale: paint(0.94, 0.03, 40),
    first: paint(0.64, 0.12, 60),
    second: paint(0.78, 0.13, 110),
    deep: paint(0.3, 0.08, 200),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw(width, paints)}</svg>`;
}
