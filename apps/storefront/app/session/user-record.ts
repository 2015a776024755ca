import { loginSessionMs } from '@postprocure/contracts/limits';
import { isRecord } from '@postprocure/api-client/read-record';
import type { SessionRecord } from '@postprocure/api-client/session';

/**
 * Builds the record of the user in a login token: all claims, the token and an expiry in half an hour. The signature is
 * not verified, because the browser only shows the name; the server verifies the token on every request.
 */
export function buildUserRecord(token: unknown, now: number): SessionRecord {
  if (token === null || token === undefined || token === '') throw new Error('No token provided');
  const claims = decodeClaims(token);
  const email = isRecord(claims) ? claims['email'] : undefined;
  if (!isRecord(claims) || typeof email !== 'string' || email === '') {
    throw new Error('Invalid token - missing email');
  }
  return {
    ...claims,
    email,
    name: typeof claims['name'] === 'string' && claims['name'] !== '' ? claims['name'] : email,
    token: token as string,
    sessionTime: { timestamp: now, expiration: loginSessionMs },
  };
}

function decodeClaims(token: unknown): unknown {
  if (typeof token !== 'string') throw new Error('Invalid token specified: must be a string');
  const part = token.split('.')[1];
  if (part === undefined) throw new Error('Invalid token specified: missing part #2');
  return parseJson(decodeBase64(part));
}

function decodeBase64(part: string): string {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error('Invalid token specified: invalid base64 for part #2', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('Invalid token specified: invalid json for part #2', { cause });
  }
}
