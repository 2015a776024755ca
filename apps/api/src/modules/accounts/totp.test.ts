import { describe, expect, test } from 'vitest';
import { encodeBase32, findTotpStep, generateTotp, writeTotpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The test vectors of RFC 6238, appendix B: the last six of their eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('generates the code for %i seconds: %s', (seconds, code) => {
  expect(generateTotp(secret, Math.floor(seconds / 30))).toBe(code);
});

// The test vectors of RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('encodes %j as base32', (plain, encoded) => {
  expect(encodeBase32(Buffer.from(plain))).toBe(encoded);
});

describe('findTotpStep', () => {
  const now = 1_234_567_890_000;
  const step = 41_152_263;

  test('accepts codes of the current time step and of its neighbours', () => {
    for (const near of [step - 1, step, step + 1]) {
      expect(findTotpStep(secret, generateTotp(secret, near), now, null)).toBe(near);
    }
    for (const far of [step - 2, step + 2]) {
      expect(findTotpStep(secret, generateTotp(secret, far), now, null)).toBeNull();
    }
  });

  test('rejects used codes and older ones', () => {
    expect(findTotpStep(secret, generateTotp(secret, step), now, step)).toBeNull();
    expect(findTotpStep(secret, generateTotp(secret, step - 1), now, step)).toBeNull();
    expect(findTotpStep(secret, generateTotp(secret, step + 1), now, step)).toBe(step + 1);
  });
});

test('writes the URI for the QR code', () => {
  expect(writeTotpUri('Post Procure', 'a@b.in', secret)).toBe(
    'otpauth://totp/Post%20Procure:a%40b.in?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Post%20Procure',
  );
});
