import { EmbeddedPostgresError } from '@postprocure/db/embedded-error';
import { describeDatabaseFailure, isConnectionLoss } from '../database/database-failure.ts';
import { StartError } from './start-error.ts';

export interface Program {
  /** Stops everything gracefully. */
  stop(): Promise<void>;
  /** Returns only when the line is written, because the process exits next. */
  logFatal(error: unknown): void;
  logError(error: unknown, message: string): void;
}

const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const stopLimitMs = 20_000;
/** Ctrl-C sends a signal from the terminal and another through npm. Only a signal after this time forces the exit. */
const secondSignalMs = 1000;

/**
 * Runs a program until a signal stops it: the first signal stops it gracefully with exit code 0, a second one ends it
 * at once. Startup errors that the user can fix are printed without a stack trace.
 */
export async function runProgram(start: () => Promise<Program>): Promise<void> {
  let program: Program | undefined;
  let stopping: number | undefined;
  const stop = (): void => {
    // The program is not ready yet, and the next start recovers from an interrupted start.
    if (program === undefined) process.exit(0);
    if (stopping !== undefined) {
      if (Date.now() - stopping > secondSignalMs) process.exit(1);
      return;
    }
    stopping = Date.now();
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    void program.stop().then(() => process.exit(0));
  };
  for (const signal of endingSignals) process.on(signal, stop);
  // `npm run dev` stops its server by closing the IPC channel.
  process.once('disconnect', stop);
  onParentGone(stop);
  const exitFatally = (error: unknown): void => {
    program?.logFatal(error);
    reportFailure(error);
    process.exit(1);
  };
  process.on('uncaughtException', exitFatally);
  process.on('unhandledRejection', (error) => {
    // The job library leaves rejections unhandled if the database connection is lost in the middle of a job.
    if (program && isConnectionLoss(error)) program.logError(error, 'unhandled promise rejection');
    else exitFatally(error);
  });
  try {
    program = await start();
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
}

// npm sends SIGTERM to the shell that started this process. The dash shell exits without passing the signal on.
function onParentGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 200);
  timer.unref();
}

/** Runs a command, whose result is the exit code. `interrupted` is printed if a signal ends the process. */
export async function runCommand(command: () => Promise<number>, interrupted = ''): Promise<void> {
  for (const signal of endingSignals) {
    process.once(signal, () => {
      process.once('exit', () => interrupted !== '' && console.error(interrupted));
      process.exit(130);
    });
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

export function reportFailure(error: unknown): void {
  const plain = error instanceof StartError || error instanceof EmbeddedPostgresError;
  console.error(plain ? error.message : (describeDatabaseFailure(error) ?? error));
}
