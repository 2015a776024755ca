import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { handoverMs, loginSessionMs } from '@postprocure/contracts/limits';
import { userRoles } from '@postprocure/contracts/accounts/login';
import { AppError } from '@postprocure/contracts/app-error';

const issuer = 'post-procure';
/** A handover token is only for logging in to the storefront, so it has its own audience. */
const audiences = { access: 'post-procure', handover: 'post-procure-handover' } as const;
const lifetimesMs = { access: loginSessionMs, handover: handoverMs } as const;
const algorithm = 'HS256';

const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  sid: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(userRoles),
  aud: z.enum([audiences.access, audiences.handover]),
  exp: z.int(),
  /** Hash of a cookie that must be sent with the token. Tokens for programs have none. */
  binding: z.string().optional(),
});

export type TokenKind = keyof typeof audiences;

export type AccessClaims = z.infer<typeof claims>;

export type TokenSubject = Omit<AccessClaims, 'jti' | 'aud' | 'exp'>;

export const isHandover = ({ aud }: AccessClaims): boolean => aud === audiences.handover;

export interface AccessTokens {
  issue(subject: TokenSubject, kind?: TokenKind): Promise<string>;
  /** Checks signature, issuer, audience and expiry; rejects with UNAUTHENTICATED. By default, accepts access tokens only. */
  verify(token: string, kinds?: readonly TokenKind[]): Promise<AccessClaims>;
}

const minKeyBytes = 32;

/** While the signing key is being replaced, tokens signed with the previous one are valid until they expire. */
export function createAccessTokens(signingKey: Uint8Array, previousSigningKey?: Uint8Array): AccessTokens {
  if (signingKey.byteLength < minKeyBytes) {
    throw new Error(`The signing key must be at least ${minKeyBytes} bytes long.`);
  }
  const verifyWithEither = async (token: string, options: JWTVerifyOptions) => {
    try {
      return await jwtVerify(token, signingKey, options);
    } catch (error) {
      if (!previousSigningKey || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      return jwtVerify(token, previousSigningKey, options);
    }
  };
  return {
    issue: ({ sub, ...profile }, kind = 'access') =>
      new SignJWT(profile)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audiences[kind])
        .setSubject(sub)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor((Date.now() + lifetimesMs[kind]) / 1000))
        .sign(signingKey),
    async verify(token, kinds = ['access']) {
      try {
        const { payload } = await verifyWithEither(token, {
          issuer,
          audience: kinds.map((kind) => audiences[kind]),
          algorithms: [algorithm],
        });
        return claims.parse(payload);
      } catch (cause) {
        throw new AppError('UNAUTHENTICATED', 'Please log in again.', { cause });
      }
    },
  };
}
