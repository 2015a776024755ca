import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../limits/semaphore.ts';

// OWASP's recommended parameters for Argon2id: 19 MiB of memory, two iterations, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and occupies a thread of Node's small pool for tens of milliseconds.
const semaphore = new Semaphore({ max: 2, maxWaiting: 50, maxWaitMs: 3000 });

export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => hash(password, parameters));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  semaphore.run(() => verify(passwordHash, password));

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that response times do not tell which email addresses have an account. */
export async function verifyDecoyPassword(password: string): Promise<false> {
  decoy ??= hash(randomUUID(), parameters);
  await verifyPassword(await decoy, password);
  return false;
}
