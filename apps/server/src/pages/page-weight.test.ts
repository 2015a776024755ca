import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { builtClientDirectory, loadServerBuild } from './web-build.ts';

const budgetBytes = 130_000;

const build = await loadServerBuild('storefront');

type RouteId = keyof ServerBuild['assets']['routes'];

/** The route of a page, preceded by the layouts around it. */
function listBranch(id: RouteId): RouteId[] {
  const parent = build.assets.routes[id]?.parentId;
  return parent === undefined ? [id] : [...listBranch(parent), id];
}

/** Lists every script that the page for this route loads without user interaction. */
function listScripts(id: RouteId): string[] {
  const { entry, routes, url } = build.assets;
  const modules = listBranch(id).flatMap((part) => [
    routes[part]?.module ?? '',
    ...(routes[part]?.imports ?? []),
  ]);
  return [...new Set([url, entry.module, ...entry.imports, ...modules])];
}

const weights = new Map<string, number>();

/** The size in bytes with maximum Brotli compression, as `compress-assets.ts` produces it for production. */
async function weigh(script: string): Promise<number> {
  const known = weights.get(script);
  if (known !== undefined) return known;
  const text = await readFile(path.join(builtClientDirectory('storefront'), script));
  const { length } = brotliCompressSync(text);
  weights.set(script, length);
  return length;
}

const pages = Object.keys(build.assets.routes).filter((id) => build.routes[id]?.module.default !== undefined);

test.each(pages)('%s ships at most 130 kB of script', async (id) => {
  const parts = await Promise.all(listScripts(id).map(weigh));
  expect(parts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budgetBytes);
});
