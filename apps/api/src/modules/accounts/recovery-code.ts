import { randomInt } from 'node:crypto';
import { hashSecret } from './secret-token.ts';

const count = 10;
// Without letters and digits that look alike. Ten of them are 49 bits, guessed at one every five minutes.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Two groups of five, for writing down. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => `${pick(5)}-${pick(5)}`);

const pick = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** However it is spelt. */
export const hashRecoveryCode = (code: string): Buffer =>
  hashSecret(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
