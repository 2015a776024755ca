import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must be read again, with a key that the database never sees. */
export interface SecretBox {
  seal(plain: Uint8Array): Buffer;
  /** Throws when it was sealed with another key, or changed. */
  open(sealed: Uint8Array): Buffer;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** `purpose` keeps what is sealed for one thing from being opened as another. */
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
