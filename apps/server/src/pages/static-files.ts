import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { storeResponse, type StoredResponse } from './stored-response.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** File names below this path contain a content hash, so they can be cached forever. */
const hashedFolder = '/assets/';

/**
 * Loads the client files of a built app, by URL path. They are few and small, so they are kept in memory; requests
 * never touch the file system, which rules out path traversal.
 */
export async function readStaticFiles(clientDirectory: string): Promise<Map<string, StoredResponse>> {
  const files = new Map<string, StoredResponse>();
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const contentType = contentTypes[path.extname(entry.name)];
    const url = `/${path.relative(clientDirectory, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || !contentType || url.startsWith('/.')) continue;
    const cacheControl = url.startsWith(hashedFolder)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    const headers = { 'content-type': contentType, 'cache-control': cacheControl };
    const stored = storeResponse({ status: 200, headers, body: await readFile(file) }, { isFile: true });
    const compressed = await readCompressedCopy(file);
    if (compressed) stored.encoded.br = { body: compressed, effort: 'best' };
    files.set(url, stored);
  }
  return files;
}

/** The build writes a Brotli copy beside each script. */
async function readCompressedCopy(file: string): Promise<Buffer | null> {
  try {
    return await readFile(`${file}.br`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
