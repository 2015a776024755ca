import { createHash, randomBytes } from 'node:crypto';

/** 256 bits as text for a cookie or a link. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Whoever reads the database cannot use what it finds there. Random secrets need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
