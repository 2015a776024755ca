import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino';

export interface LoggerOptions {
  level: Level | 'silent';
  destination?: DestinationStream;
}

/**
 * Logs JSON lines to standard output. They are written in batches at least every half second, because a system call
 * for each request would cost more than the rest of the logging.
 */
export function createLogger(options: LoggerOptions): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    options.destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

/**
 * Logs only what helps to find the cause. Other properties may contain personal data: the `detail` of a database
 * error, for example, contains the values of the row.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'A value that is not an Error was thrown.' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
