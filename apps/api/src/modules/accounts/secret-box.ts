import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that we need to decrypt later. The key is not in the database. */
export interface SecretBox {
  seal(plain: Uint8Array): Buffer;
  /** Throws if `sealed` was encrypted with another key or has been altered. */
  open(sealed: Uint8Array): Buffer;
  /** Encrypts `sealed` again with the current key; returns null if it already uses that key. Throws like `open`. */
  reseal(sealed: Uint8Array): Buffer | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Each `purpose` has its own key, so that what is encrypted for one cannot be decrypted for another. While the signing
 * key is being replaced, secrets encrypted with the previous one can be read too.
 */
export function createSecretBox(
  signingKey: Uint8Array,
  purpose: string,
  previousSigningKey?: Uint8Array,
): SecretBox {
  const key = deriveKey(signingKey, purpose);
  const previousKey = previousSigningKey && deriveKey(previousSigningKey, purpose);
  const seal = (plain: Uint8Array) => encrypt(key, plain);
  return {
    seal,
    open: (sealed) => (previousKey ? decryptWithEither(key, previousKey, sealed) : decrypt(key, sealed)),
    reseal: (sealed) => {
      if (canDecrypt(key, sealed)) return null;
      return seal(decrypt(previousKey ?? key, sealed));
    },
  };
}

const deriveKey = (signingKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', signingKey, '', `post-procure ${purpose}`, 32));

function encrypt(key: Buffer, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function decrypt(key: Buffer, sealed: Uint8Array): Buffer {
  const box = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

const decryptWithEither = (key: Buffer, otherKey: Buffer, sealed: Uint8Array): Buffer =>
  decrypt(canDecrypt(key, sealed) ? key : otherKey, sealed);

function canDecrypt(key: Buffer, sealed: Uint8Array): boolean {
  try {
    decrypt(key, sealed);
    return true;
  } catch {
    return false;
  }
}
