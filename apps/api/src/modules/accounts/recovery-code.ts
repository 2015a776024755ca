import { randomInt } from 'node:crypto';
import { hashSecret } from './secret-token.ts';

const count = 10;
// Omits characters that look alike. A code has 49 bits, and the rate limit allows one guess every five minutes.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Two groups of five characters, easy to write down. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => `${pick(5)}-${pick(5)}`);

const pick = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Ignores letter case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): Buffer =>
  hashSecret(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
