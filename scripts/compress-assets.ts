import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Writes a Brotli copy of each script and stylesheet next to it, at the highest quality. That is too slow to do for
 * each request, but makes downloads a tenth smaller than compression on the fly.
 */
export async function compressAssets(clientDirectory: string): Promise<void> {
  for await (const name of glob('assets/**/*.{js,css}', { cwd: clientDirectory })) {
    const file = path.join(clientDirectory, name);
    await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
  }
}
