import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Changes when the generated catalogue or its tables may have changed. */
export async function fingerprintData(): Promise<string> {
  const files = [
    ...(await listFiles('db/migrations', '.sql')),
    ...(await listFiles('db/functions', '.sql')),
    ...(await listFiles('demo-catalogue/src', '.ts')),
    'db/src/search-index.ts',
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(packages, file)));
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(path.join(packages, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => path.join(folder, name));
}
