import { createLogger } from '@postprocure/api/logger';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { Config } from '../config/config.ts';
import { logFolder, prepareDataFolder } from '../config/data-folder.ts';
import { openMonthlyLog } from './monthly-log.ts';

/**
 * With an external database, a supervisor collects JSON lines from standard output and is responsible for their
 * retention. With the embedded database, someone is watching the terminal, so the log goes to files, which are kept
 * as long as the Privacy Policy says.
 */
export function openServerLog(config: Config): {
  logger: ReturnType<typeof createLogger>;
  place: string | undefined;
  /** Returns only when the line is written, because the process exits next. */
  logFatal: (error: unknown) => void;
} {
  if (config.databaseUrl !== undefined) {
    const logger = createLogger({ level: config.logLevel });
    return { logger, place: undefined, logFatal: (error) => logger.fatal({ err: error }, 'uncaught error') };
  }
  prepareDataFolder(config.dataDir);
  const log = openMonthlyLog(logFolder(config.dataDir), retention.logMonths);
  const logger = createLogger({ level: config.logLevel, destination: log });
  const logFatal = (error: unknown): void => {
    log.writeSynchronously();
    logger.fatal({ err: error }, 'uncaught error');
  };
  return { logger, place: log.place, logFatal };
}
