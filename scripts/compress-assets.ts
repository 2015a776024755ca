import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Lays a copy beside each script that is compressed as far as it goes. That takes too long while somebody waits,
 * and saves every new visitor a tenth of what the server itself could send.
 */
export async function compressAssets(clientDirectory: string): Promise<void> {
  for await (const name of glob('assets/**/*.{js,css}', { cwd: clientDirectory })) {
    const file = path.join(clientDirectory, name);
    await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
  }
}
