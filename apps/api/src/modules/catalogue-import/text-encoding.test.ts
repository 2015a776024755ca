import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineFile, readText } from './text-encoding.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'post-procure-encoding-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function readBack(content: Buffer): Promise<{ text: string; encoding: string }> {
  const file = path.join(directory, 'text.csv');
  await writeFile(file, content);
  const encoding = (await examineFile(file)).encoding ?? 'unknown';
  let text = '';
  for await (const piece of readText(file, encoding, () => undefined)) text += piece;
  return { text, encoding };
}

const header = 'sku,title,category,sp\n';
const anyText = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\ufeff'));

test('reads any text in UTF-8 and in both kinds of UTF-16 with a byte order mark', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (tail) => {
      const text = header + tail;
      expect(await readBack(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
      const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
      expect(await readBack(utf16)).toEqual({ text, encoding: 'utf-16le' });
      expect(await readBack(Buffer.from(utf16).swap16())).toEqual({ text, encoding: 'utf-16be' });
    }),
    { numRuns: 50 },
  );
});

test('reads Western letters in Windows-1252', async () => {
  const word = fc.stringMatching(/^[a-z]{1,5}[éüñçÀ][a-z]{1,5}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1 }), async (words) => {
      const text = header + words.join(' ');
      expect(await readBack(Buffer.from(text, 'latin1'))).toEqual({ text, encoding: 'windows-1252' });
    }),
    { numRuns: 50 },
  );
});

test('detects the encoding from any position, and tolerates a few invalid characters', async () => {
  const ascii = 'x'.repeat(1_000_000);
  expect((await readBack(Buffer.from(`${ascii}\xe9`, 'latin1'))).encoding).toBe('windows-1252');
  expect((await readBack(Buffer.from(`${ascii}₹`))).encoding).toBe('utf-8');
  const damaged = Buffer.concat([Buffer.from('₹'.repeat(100)), Buffer.from([0xe9, 0x20])]);
  expect((await readBack(damaged)).encoding).toBe('utf-8');
  expect((await readBack(Buffer.from('old damage \ufffd'))).encoding).toBe('utf-8');
});
