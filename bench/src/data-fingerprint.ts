import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const database = fileURLToPath(new URL('../../packages/db/', import.meta.url));

/** Changes when the generated catalogue or its tables may have changed. */
export async function fingerprintData(): Promise<string> {
  const files = [
    ...(await listFiles('migrations', '.sql')),
    ...(await listFiles('src/seed', '.ts')),
    'src/search-index.ts',
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(database, file)));
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(path.join(database, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => path.join(folder, name));
}
