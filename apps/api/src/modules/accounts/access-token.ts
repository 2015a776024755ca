import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { loginSessionMs } from '@postprocure/contracts/limits';
import { userRoles } from '@postprocure/contracts/accounts/login';
import { AppError } from '@postprocure/contracts/app-error';

const issuer = 'post-procure';
const audience = 'post-procure';
const algorithm = 'HS256';

const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  sid: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(userRoles),
});

export type AccessClaims = z.infer<typeof claims>;

export type TokenSubject = Omit<AccessClaims, 'jti'>;

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<string>;
  /** Checks signature, issuer, audience and expiry; rejects with UNAUTHENTICATED. */
  verify(token: string): Promise<AccessClaims>;
}

const minKeyBytes = 32;

export function createAccessTokens(signingKey: Uint8Array): AccessTokens {
  if (signingKey.byteLength < minKeyBytes) {
    throw new Error(`The signing key must have at least ${minKeyBytes} bytes.`);
  }
  return {
    issue: ({ sub, ...profile }) =>
      new SignJWT(profile)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sub)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor((Date.now() + loginSessionMs) / 1000))
        .sign(signingKey),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, signingKey, { issuer, audience, algorithms: [algorithm] });
        return claims.parse(payload);
      } catch (cause) {
        throw new AppError('UNAUTHENTICATED', 'Please log in again.', { cause });
      }
    },
  };
}
