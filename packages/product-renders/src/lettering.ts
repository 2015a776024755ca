import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** Letters are drawn as outlines, because the machine may have no fonts installed. */
const openFont = (name: string): Font => {
  const font = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/poppins/${name}`)));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
  return font;
};

const fonts = {
  bold: openFont('700Bold/Poppins_700Bold.ttf'),
  medium: openFont('500Medium/Poppins_500Medium.ttf'),
};

export type Weight = keyof typeof fonts;

export interface Line {
  words: string;
  weight: Weight;
  size: number;
  fill: string;
  x: number;
  /** The baseline. */
  y: number;
}

const measureWords = (words: string, weight: Weight, size: number): number =>
  (fonts[weight].layout(words).advanceWidth * size) / fonts[weight].unitsPerEm;

/** Draws a line of text, centred on x. */
export function drawLine({ words, weight, size, fill, x, y }: Line): string {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(words);
  let at = x / scale - advanceWidth / 2;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${at.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(0 ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** Breaks text into lines so that its letters are as large as the given width and height allow. */
export function fitWords(
  words: string,
  weight: Weight,
  width: number,
  height: number,
  maxSize: number,
): { lines: string[]; size: number } {
  const single = words.split(' ');
  let best = { lines: [words], size: 0 };
  for (let count = 1; count <= Math.min(3, single.length); count += 1) {
    const lines = breakEvenly(single, count);
    const widest = Math.max(...lines.map((line) => measureWords(line, weight, 1)));
    const size = Math.min(width / widest, height / (count * 1.12), maxSize);
    if (size > best.size) best = { lines, size };
  }
  return best;
}

function breakEvenly(words: readonly string[], count: number): string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length < count - 1 && longer.length > (total / count) * 1.15) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
