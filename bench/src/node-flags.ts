import { readFileSync } from 'node:fs';

interface Manifest {
  scripts: Record<'start' | 'seed' | 'import', string>;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;

/** The flags that `npm start` or `npm run` gives to Node: what is measured is to run as it runs for everybody. */
export const readNodeFlags = (script: keyof Manifest['scripts']): string[] =>
  manifest.scripts[script].split(' ').filter((word) => word.startsWith('--'));
