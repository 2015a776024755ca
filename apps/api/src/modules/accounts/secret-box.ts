import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that we have to read again. The key is not in the database. */
export interface SecretBox {
  seal(plain: Uint8Array): Buffer;
  /** Throws if it was encrypted with another key or has been altered. */
  open(sealed: Uint8Array): Buffer;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Each `purpose` has its own key, so that what is encrypted for one cannot be decrypted for another. */
export function createSecretBox(signingKey: Uint8Array, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', `post-procure ${purpose}`, 32));
  return {
    seal: (plain) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const box = Buffer.from(sealed);
      const decipher = createDecipheriv(algorithm, key, box.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}
