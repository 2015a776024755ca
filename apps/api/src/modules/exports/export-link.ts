import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface ExportLinks {
  /** The path of a file for whoever is given it, until it expires. */
  write(id: string, expiresAt: Date): string;
  check(id: string, expires: string, signature: string): boolean;
}

/** Signed with a key of their own, so that a link can never be taken for a login, nor a login for a link. */
export function createExportLinks(signingKey: Uint8Array): ExportLinks {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'export-links', 32));
  const sign = (id: string, expires: string) => createHmac('sha256', key).update(`${id}.${expires}`).digest();
  return {
    write: (id, expiresAt) => {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return `/api/exports/${id}/file?expires=${expires}&signature=${sign(id, expires).toString('hex')}`;
    },
    check: (id, expires, signature) =>
      timingSafeEqual(sign(id, expires), Buffer.from(signature, 'hex')) &&
      Number(expires) * 1000 > Date.now(),
  };
}
