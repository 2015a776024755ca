import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../limits/semaphore.ts';

// OWASP's recommended parameters for Argon2id: 19 MiB of memory, two iterations, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and occupies a thread of Node's small pool for tens of milliseconds, so only two run at
// once.
const semaphore = new Semaphore({ max: 2, maxWaiting: 50, maxWaitMs: 3000 });

export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => hash(password, parameters));

let decoy: Promise<string> | undefined;

/**
 * Pass null for an unknown user or one without a password. That takes as long as a real check, so that response times
 * do not reveal which email addresses have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await (decoy ??= hash(randomUUID(), parameters)));
  const isCorrect = await semaphore.run(() => verify(compared, password));
  return isCorrect && passwordHash !== null;
}
