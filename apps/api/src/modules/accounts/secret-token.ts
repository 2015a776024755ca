import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text, for a cookie or a link. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a leaked database reveals no usable secret. Random secrets need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
