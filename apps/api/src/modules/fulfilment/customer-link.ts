import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Links that customers use to respond to a failed delivery. A link needs no login, expires, and allows nothing else.
 */
export interface CustomerLinks {
  write(reportId: string, expiresAt: Date): string;
  /** The ID of the report, or null if the token is forged or expired. */
  read(token: string): string | null;
}

const tokenPattern = /^([\da-f]{32})\.([\da-z]{1,10})\.([\w-]{43})$/;

export function createCustomerLinks(signingKey: Uint8Array, sellerAppUrl: string): CustomerLinks {
  // A separate key, so that the signature of a link can never be used as another token.
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'failed-delivery-links', 32));
  const sign = (content: string): Buffer => createHmac('sha256', key).update(content).digest();
  return {
    write: (reportId, expiresAt) => {
      const expires = Math.floor(expiresAt.getTime() / 1000).toString(36);
      const content = `${reportId.replaceAll('-', '')}.${expires}`;
      return `${sellerAppUrl}/delivery/${content}.${sign(content).toString('base64url')}`;
    },
    read: (token) => {
      const [, id = '', expires = '', signature = ''] = tokenPattern.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${expires}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      if (Number.parseInt(expires, 36) * 1000 < Date.now()) return null;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
