import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino';

export interface LoggerOptions {
  level: Level | 'silent';
  destination?: DestinationStream;
}

/**
 * JSON lines on standard output. They are written in batches, because a system call for each request costs
 * more than the rest of the logging; half a second later at most, and at exit, everything is out.
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
 * Only what helps to find the fault. Other properties stay out of the log: a database error, for one, carries
 * the values of the offending row in `detail`.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'A value that is no Error was thrown.' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
