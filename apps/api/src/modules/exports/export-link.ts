import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { buildPath } from '@postprocure/api-client/api-client';
import type { ExportLinkQuery } from '@postprocure/contracts/exports/export';

export interface ExportLinks {
  /**
   * The path of a link that works without a login until it expires, as long as the user is allowed to download files.
   */
  write(id: string, userId: string, expiresAt: Date): string;
  check(id: string, link: ExportLinkQuery): boolean;
}

/** While the signing key is being replaced, links signed with the previous one work until they expire. */
export function createExportLinks(signingKey: Uint8Array, previousSigningKey?: Uint8Array): ExportLinks {
  const links = createLinks(signingKey);
  const previousLinks = previousSigningKey && createLinks(previousSigningKey);
  return {
    write: (...link) => links.write(...link),
    check: (...link) => links.check(...link) || (previousLinks?.check(...link) ?? false),
  };
}

/** Derives a separate key, so that the signature of a link can never be used as an access token. */
function createLinks(signingKey: Uint8Array): ExportLinks {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'export-links', 32));
  const sign = (id: string, user: string, expires: string) =>
    createHmac('sha256', key).update(`${id}.${user}.${expires}`).digest();
  return {
    write: (id, user, expiresAt) => {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const signature = sign(id, user, expires).toString('hex');
      const query = { user, expires, signature };
      return buildPath('GET /api/exports/:id/file', { params: { id }, query });
    },
    check: (id, { user, expires, signature }) =>
      timingSafeEqual(sign(id, user, expires), Buffer.from(signature, 'hex')) &&
      Number(expires) * 1000 > Date.now(),
  };
}
