import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { WorkSlots } from '../../work-slots.ts';

// The first of OWASP's recommended settings for Argon2id: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each verification fills 19 MiB and keeps a thread of Node's small pool busy for tens of milliseconds.
const slots = new WorkSlots({ max: 2, maxWaiting: 50, maxWaitMs: 3000 });

export const hashPassword = (password: string): Promise<string> =>
  slots.run(() => hash(password, parameters));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  slots.run(() => verify(passwordHash, password));

let decoy: Promise<string> | undefined;

/** Costs what a verification costs, for an e-mail address that nobody has: the answer must not come sooner. */
export async function verifyNobodysPassword(password: string): Promise<false> {
  decoy ??= hash(randomUUID(), parameters);
  await verifyPassword(await decoy, password);
  return false;
}
