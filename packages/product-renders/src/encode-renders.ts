/** Packs what Blender has rendered into renders/: node src/encode-renders.ts FOLDER */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renderedModel, renderedModels, rendersFolder, type RenderedView } from './render-library.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node src/encode-renders.ts FOLDER');

const descriptions = new URL('models.json', rendersFolder);
const models = new Map(renderedModels);
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
  const name = path.basename(file, '.json');
  const model = renderedModel.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  for (const [view, described] of Object.entries(model.views)) await encodeView(`${name}.${view}`, described);
  // A single view may have been rendered. The main one comes first.
  models.set(name, { ...model, views: { ...models.get(name)?.views, ...model.views } });
}
const sorted = Object.fromEntries([...models].sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(descriptions, `${JSON.stringify(sorted)}\n`);

async function encodeView(name: string, { guides, positions }: RenderedView): Promise<void> {
  const source = (suffix: string) => path.join(String(folder), `${name}${suffix}.png`);
  const target = (suffix: string) => new URL(`${name}${suffix}.webp`, rendersFolder);
  const object = sharp(source(''));
  const { width } = await object.metadata();
  await writeFile(target(''), await object.webp({ quality: 80, alphaQuality: 80, effort: 5 }).toBuffer());
  await writeFile(target('.shadow'), await encodeShadow(source('.shadow')));
  if (guides.length === 0) return;
  const tiles = await Promise.all(
    guides.map(async (kind, index) => ({
      input: await sharp(source(`.${kind}`))
        .removeAlpha()
        .png()
        .toBuffer(),
      left: 0,
      top: index * width,
    })),
  );
  const sheet = sharp({ create: { width, height: width * guides.length, channels: 3, background: '#000' } });
  await writeFile(
    target('.guides'),
    await sheet.composite(tiles).webp({ quality: 55, effort: 5 }).toBuffer(),
  );
  if (positions)
    await writeFile(
      target('.positions'),
      await sharp(source('.positions')).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer(),
    );
}

/** Weak shadows are noisy, so they are blurred more than the dark ones below the object. */
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
