export interface LockHolder {
  pid: number;
  /** What the holder is, in words for a person: `npm start`, `npm run seed`. */
  label: string;
  /** It is on its way out: waiting for it pays. */
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
