export interface LockHolder {
  pid: number;
  /** Name of the program that holds the lock, such as `npm start` or `npm run seed`. */
  label: string;
  /** True when the holder is about to exit, so waiting for it makes sense. */
  ending: boolean;
}

export interface ProcessLock {
  announceEnd(): void;
  release(): void;
  holder?: never;
}

export type LockAttempt = ProcessLock | { holder: LockHolder };

export function tryLock(file: string, label: string): LockAttempt;
export function findHolder(file: string): LockHolder | null;
export function isRunning(pid: number): boolean;
