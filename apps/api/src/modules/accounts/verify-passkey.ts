import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@postprocure/contracts/accounts/passkey';
import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import type { Executor } from '@postprocure/db/pool';
import type { Caller } from '../../caller.ts';
import {
  findPasskey,
  insertChallenge,
  listPasskeys,
  savePasskeyUse,
  takeChallenge,
  type NewPasskeyRow,
} from './passkey.repository.ts';
import { createSecret, hashSecret } from './secret-token.ts';

/** The site to which passkeys belong. They work only on its pages. */
export interface PasskeySite {
  database: Executor;
  sellerAppUrl: string;
}

const challengeMinutes = 5;
const timeoutMs = challengeMinutes * 60_000;

const hostOf = (sellerAppUrl: string): string => new URL(sellerAppUrl).hostname;

/** The library takes half a second to load, so it is loaded when the first passkey is used. */
const loadLibrary = () => import('@simplewebauthn/server');

/** ES256 and RS256, which all platforms support. */
const algorithms = [-7, -257];

async function createChallenge(database: Executor, userId: string | null): Promise<string> {
  const challenge = createSecret();
  await insertChallenge(database, { hash: hashSecret(challenge), userId }, challengeMinutes);
  return challenge;
}

export async function createRegistrationOptions(
  { database, sellerAppUrl }: PasskeySite,
  { userId, user }: Caller,
): Promise<PasskeyCreationOptions> {
  const known = await listPasskeys(database, userId);
  return {
    rp: { id: hostOf(sellerAppUrl), name: brand.name },
    user: { id: Buffer.from(userId).toString('base64url'), name: user.email, displayName: user.name },
    challenge: await createChallenge(database, userId),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: timeoutMs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    // A passkey replaces password and code, so the device must store the account and check a PIN or fingerprint.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Rejects with INVALID_REQUEST if the browser's response does not belong to the options sent to this user. */
export async function verifyRegistration(
  { database, sellerAppUrl }: PasskeySite,
  userId: string,
  { name, registration }: NewPasskey,
): Promise<NewPasskeyRow> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    response: registration,
    expectedChallenge: (challenge) => takeChallenge(database, { hash: hashSecret(challenge), userId }),
    expectedOrigin: sellerAppUrl,
    expectedRPID: hostOf(sellerAppUrl),
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw createPasskeyError(cause);
  });
  if (!verified.verified) throw createPasskeyError();
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  return { userId, credentialId, publicKey, counter, name };
}

const createPasskeyError = (cause?: unknown) =>
  new AppError('INVALID_REQUEST', 'The passkey could not be checked. Please try again.', { cause });

export async function createRequestOptions({
  database,
  sellerAppUrl,
}: PasskeySite): Promise<PasskeyRequestOptions> {
  return {
    challenge: await createChallenge(database, null),
    rpId: hostOf(sellerAppUrl),
    timeout: timeoutMs,
    userVerification: 'required',
  };
}

/** Returns the ID of the user whose passkey signed the challenge, or null if the signature is not valid. */
export async function verifyPasskey(
  { database, sellerAppUrl }: PasskeySite,
  assertion: PasskeyAssertion,
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const passkey = await findPasskey(database, assertion.id);
  if (!passkey) return null;
  const result = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: (challenge) => takeChallenge(database, { hash: hashSecret(challenge), userId: null }),
    expectedOrigin: sellerAppUrl,
    expectedRPID: hostOf(sellerAppUrl),
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // The library reports invalid responses as errors.
  }).catch(() => null);
  if (!result?.verified) return null;
  await savePasskeyUse(database, passkey.id, result.authenticationInfo.newCounter);
  return passkey.userId;
}
