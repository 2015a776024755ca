import type { Pool } from '@postprocure/db/pool';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { listTotpSecrets, replaceTotpSecret } from './two-factor.repository.ts';

export interface ResealResult {
  resealed: number;
  /** The number of secrets encrypted with a key that is neither the current nor the previous one. */
  unreadable: number;
}

interface Sealed {
  id: string;
  sealed: Buffer;
}

/** Encrypts secrets with the current key. `replace` must not overwrite a secret that has changed in the meantime. */
export async function resealAll(
  box: SecretBox,
  secrets: readonly Sealed[],
  replace: (secret: Sealed, renewed: Buffer) => Promise<void>,
): Promise<ResealResult> {
  const result = { resealed: 0, unreadable: 0 };
  for (const secret of secrets) {
    const renewed = tryReseal(box, secret.sealed);
    if (renewed === undefined) result.unreadable += 1;
    if (!renewed) continue;
    await replace(secret, renewed);
    result.resealed += 1;
  }
  return result;
}

function tryReseal(box: SecretBox, sealed: Buffer): Buffer | null | undefined {
  try {
    return box.reseal(sealed);
  } catch {
    return undefined;
  }
}

export const resealTotpSecrets = async (
  pool: Pool,
  keys: { signingKey: Uint8Array; previousSigningKey: Uint8Array },
): Promise<ResealResult> =>
  resealAll(
    createSecretBox(keys.signingKey, 'totp', keys.previousSigningKey),
    await listTotpSecrets(pool),
    (secret, renewed) => replaceTotpSecret(pool, secret, renewed),
  );
