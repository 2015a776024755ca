/**
 * Writes the font files that every page preloads: Poppins reduced to the characters listed in fonts.css. The
 * published files split these characters in two because they count the rupee sign among the extended Latin letters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const sources = {
  400: import.meta.resolve('@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf'),
  600: import.meta.resolve('@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf'),
};

const css = await readFile(new URL('../fonts.css', import.meta.url), 'utf8');
for (const [weight, source] of Object.entries(sources)) {
  const font = await readFile(fileURLToPath(source));
  const name = `poppins-${weight}.woff2`;
  const file = await subsetFont(font, listCharacters(name), { targetFormat: 'woff2' });
  await writeFile(new URL(name, import.meta.url), file);
}

/** Reads the characters from the `unicode-range` that fonts.css declares for the file. */
function listCharacters(file: string): string {
  const ranges = new RegExp(`${file}[^}]*unicode-range:([^;]+);`).exec(css)?.[1];
  if (ranges === undefined) throw new Error(`fonts.css has no unicode-range for ${file}`);
  return ranges
    .split(',')
    .map((range) => range.trim().replace('U+', '').split('-'))
    .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}
