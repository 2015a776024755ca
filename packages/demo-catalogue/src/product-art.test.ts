import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  artColours,
  artIcons,
  artImageKey,
  artPlaceholderScene,
  artScenes,
  categoryImageKey,
  parseArtImageKey,
  placeholderImageKey,
  type ArtColour,
  type ArtIcon,
} from './product-art.ts';

const icons = Object.keys(artIcons) as ArtIcon[];
const colours = Object.keys(artColours) as ArtColour[];

test('every possible image has a key that parses back to it', () => {
  const images = icons.flatMap((icon) =>
    (artIcons[icon].recolour ? colours : (['natural'] as const)).flatMap((colour) =>
      Array.from({ length: artPlaceholderScene + 1 }, (_, scene) => ({ icon, colour, scene })),
    ),
  );
  expect(images.map(artImageKey).map(parseArtImageKey)).toEqual(images);
});

test('icons that are never recoloured have one colour', () => {
  expect(artImageKey({ icon: 'mango', colour: 'navy-blue', scene: 1 })).toBe('art/mango/natural/1');
  expect(parseArtImageKey('art/mango/navy-blue/1')).toBeNull();
});

test('placeholder and category images are not product scenes', () => {
  expect(parseArtImageKey(placeholderImageKey)?.scene).toBeGreaterThanOrEqual(artScenes);
  expect(parseArtImageKey(categoryImageKey('sari', 'maroon'))?.scene).toBeGreaterThanOrEqual(artScenes);
});

test.each([
  '',
  'art',
  'art/sari/maroon',
  'art/sari/maroon/14',
  'art/sari/maroon/03',
  'art/sari/maroon/-1',
  'art/sari/maroon/3/',
  'art/sari/maroon/3\n',
  'art//maroon/3',
  'art/../maroon/3',
  'art/constructor/natural/0',
  'art/sari/__proto__/0',
  'art/sari/toString/0',
  'ART/sari/maroon/3',
])('rejects %j', (key) => {
  expect(parseArtImageKey(key)).toBeNull();
});

test('never throws and accepts only valid keys', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...icons, ...colours),
    fc.constantFrom('..', '.', '%2e%2e', '\0', 'art', '3'),
  );
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => ['art', ...pieces].join('/')),
  );
  fc.assert(
    fc.property(key, (text) => {
      const image = parseArtImageKey(text);
      return image === null || artImageKey(image) === text;
    }),
    { numRuns: 1000 },
  );
});
