import { readFileSync } from 'node:fs';

interface Manifest {
  scripts: Record<'start' | 'seed' | 'import', string>;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;

/** The Node flags of an npm script, so that the benchmark runs under the same conditions. */
export const readNodeFlags = (script: keyof Manifest['scripts']): string[] =>
  manifest.scripts[script].split(' ').filter((word) => word.startsWith('--'));
