import { createWriteStream, renameSync } from 'node:fs';
import { createLogger } from '@postprocure/api/logger';
import type { Config } from './config.ts';
import { logFile, prepareDataFolder } from './data-folder.ts';

/**
 * With a database of its own the process runs under somebody's supervision, which collects JSON lines from
 * standard output. With the embedded one a person sits before it: the terminal stays readable, and the lines go to
 * a file, with that of the previous run kept beside it.
 */
export function openServerLog(config: Config): {
  logger: ReturnType<typeof createLogger>;
  place: string | undefined;
} {
  if (config.databaseUrl !== undefined) {
    return { logger: createLogger({ level: config.logLevel }), place: undefined };
  }
  prepareDataFolder(config.dataDir);
  const place = logFile(config.dataDir);
  try {
    renameSync(place, place.replace(/\.log$/, '.previous.log'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return {
    logger: createLogger({ level: config.logLevel, destination: createWriteStream(place, { mode: 0o600 }) }),
    place,
  };
}
