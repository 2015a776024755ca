import type { NewPasskey, PasskeyAssertion } from '@postprocure/contracts/accounts/passkey';
import { AppError } from '@postprocure/contracts/app-error';
import { api } from '../api.ts';

/** Browsers allow passkeys only for domain names, not for IP addresses such as 127.0.0.1. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);

/** Loaded when a passkey is first used, because the login page must load fast. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Asks the browser for one of its passkeys. */
export async function signWithPasskey(): Promise<PasskeyAssertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadLibrary(),
    api('POST /api/user/passkey-options'),
  ]);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new AppError('INVALID_REQUEST', 'No passkey was used. Please try again.', { cause });
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: toKeyType(type),
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  };
}

/** Asks the browser to create a passkey. */
export async function createPasskey(password: string): Promise<NewPasskey['registration']> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadLibrary(),
    api('POST /api/account/passkeys/options', { body: { password } }),
  ]);
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new AppError('INVALID_REQUEST', 'The passkey was not created. Please try again.', { cause });
  });
  const { clientDataJSON, attestationObject } = response;
  return {
    id,
    rawId,
    type: toKeyType(type),
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
}

function toKeyType(type: string): 'public-key' {
  if (type !== 'public-key') throw new AppError('INVALID_REQUEST', 'Your browser sent an unknown key type.');
  return type;
}
