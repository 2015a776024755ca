import { createLogger } from '@postprocure/api/logger';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { Config } from '../config/config.ts';
import { logFolder, prepareDataFolder } from '../config/data-folder.ts';
import { openMonthlyLog } from './monthly-log.ts';

/**
 * With a database of its own the process runs under somebody's supervision, which collects JSON lines from
 * standard output and keeps them for as long as it is told to. With the embedded one a person sits before it: the
 * terminal stays readable, and the lines go to files that are kept as long as the Privacy Policy says.
 */
export function openServerLog(config: Config): {
  logger: ReturnType<typeof createLogger>;
  place: string | undefined;
} {
  if (config.databaseUrl !== undefined) {
    return { logger: createLogger({ level: config.logLevel }), place: undefined };
  }
  prepareDataFolder(config.dataDir);
  const log = openMonthlyLog(logFolder(config.dataDir), retention.logMonths);
  return { logger: createLogger({ level: config.logLevel, destination: log }), place: log.place };
}
