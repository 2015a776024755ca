/** Converts Blender's output and stores it in renders/. Usage: node src/encode-renders.ts FOLDER */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cleanEdges } from './clean-edges.ts';
import { renderedModels, rendersFolder, type RenderedModel, type RenderedView } from './render-library.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node src/encode-renders.ts FOLDER');

const descriptions = new URL('models.json', rendersFolder);
const models = new Map(renderedModels);
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
  const name = path.basename(file, '.json');
  const model = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as RenderedModel;
  // If only some of the views were rendered again, the others are kept. The main view comes first.
  const views: Record<string, RenderedView> = { ...models.get(name)?.views };
  for (const [view, described] of Object.entries(model.views)) {
    await encodeView(`${name}.${view}`, described);
    views[view] = { ...described, extent: await measureExtent(path.join(folder, `${name}.${view}.png`)) };
  }
  models.set(name, { ...model, views });
}
const sorted = Object.fromEntries([...models].sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(descriptions, `${JSON.stringify(sorted)}\n`);

async function encodeView(name: string, { guides, positions }: RenderedView): Promise<void> {
  const source = (suffix: string) => path.join(String(folder), `${name}${suffix}.png`);
  const target = (suffix: string) => new URL(`${name}${suffix}.webp`, rendersFolder);
  const { data, info } = await sharp(source('')).raw().toBuffer({ resolveWithObject: true });
  const { width } = info;
  const pixels = cleanEdges({ pixels: data, width });
  const object = sharp(pixels, { raw: { width, height: width, channels: 4 } });
  await writeFile(target(''), await object.webp({ quality: 76, alphaQuality: 70, effort: 5 }).toBuffer());
  await writeFile(target('.shadow'), await encodeShadow(source('.shadow')));
  if (guides.length === 0) return;
  const sheet = await Promise.all(
    guides.map((kind) =>
      sharp(source(`.${kind}`))
        .extractChannel('red')
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width, height: width * guides.length, channels: 1 } as const;
  await writeFile(
    target('.guides'),
    await sharp(Buffer.concat(sheet), { raw }).webp({ quality: 52, effort: 5 }).toBuffer(),
  );
  if (positions)
    await writeFile(
      target('.positions'),
      await sharp(source('.positions')).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer(),
    );
}

/** Measures the object's width and height as shares of the view. Only the alpha channel shows its size. */
async function measureExtent(file: string): Promise<[width: number, height: number]> {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const far = [0, 0];
  data.forEach((alpha, index) => {
    if (alpha < 32) return;
    far[0] = Math.max(far[0] ?? 0, Math.abs((2 * (index % info.width) + 1) / info.width - 1));
    far[1] = Math.max(far[1] ?? 0, Math.abs((2 * Math.floor(index / info.width) + 1) / info.height - 1));
  });
  return [round(far[0]), round(far[1])];
}

function round(share = 1): number {
  return Math.round(share * 1000) / 1000;
}

/** Blurs weak shadows, which are noisy, more than the dark ones below the object. */
async function encodeShadow(file: string): Promise<Buffer> {
  const grey = sharp(file).removeAlpha().toColourspace('b-w');
  const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true });
  const soft = await grey.clone().blur(6).raw().toBuffer();
  const shadow = data.map((value, index) => {
    const weak = soft[index] ?? 0;
    const share = Math.min(Math.max((value - 40) / 60, 0), 1);
    return Math.round(Math.max(0, weak - 4 + (value - weak + 4) * share));
  });
  return sharp(shadow, { raw: { width: info.width, height: info.height, channels: 1 } })
    .webp({ quality: 80, effort: 4 })
    .toBuffer();
}
