import { createLogger } from '@postprocure/api/logger';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { Config } from '../config/config.ts';
import { logFolder, prepareDataFolder } from '../config/data-folder.ts';
import { openMonthlyLog } from './monthly-log.ts';

/**
 * With an external database a supervisor collects JSON lines from standard output and is responsible for their
 * retention. With the embedded one someone is watching the terminal, so the log goes to files, which are kept as long as
 * the Privacy Policy says.
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
