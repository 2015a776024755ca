import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@postprocure/contracts/accounts/passkey';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Flags in the authenticator data: the user is present, the user was verified, and a credential is attached. */
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A software passkey that responds as a user's browser would. */
export class TestAuthenticator {
  readonly #origin: string;
  readonly #credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  register({ challenge, rp }: Pick<PasskeyCreationOptions, 'challenge' | 'rp'>) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // The public key in COSE format: EC2, ES256, P-256.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const authData = Buffer.concat([
      this.#describe(rp.id, present | verified | attested),
      Buffer.alloc(16),
      length,
      this.#credentialId,
      key,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: attestationObject.toString('base64url'),
      },
    };
  }

  /** Pass `isVerified: false` to sign as a device that has not verified the user. */
  sign(
    { challenge, rpId }: Pick<PasskeyRequestOptions, 'challenge' | 'rpId'>,
    { isVerified = true, origin = this.#origin } = {},
  ): PasskeyAssertion {
    this.#counter += 1;
    const authenticatorData = this.#describe(rpId, isVerified ? present | verified : present);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.#credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #describe(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, origin = this.#origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}
