import { describe, expect, it } from 'vitest';
import { findReturnTarget, buildStorefrontLoginUrl } from './return-target.ts';

const storefront = 'https://shop.example';

describe('findReturnTarget', () => {
  it("returns the storefront's verification page without query and hash", () => {
    expect(findReturnTarget(`${storefront}/verify-login-merchant?token=old#x`, storefront)).toEqual({
      kind: 'storefront',
      url: 'https://shop.example/verify-login-merchant',
    });
  });

  it('returns pages of this application', () => {
    expect(findReturnTarget('/seller/orders?cart=1', storefront)).toEqual({
      kind: 'path',
      path: '/seller/orders?cart=1',
    });
  });

  it.each([
    null,
    '',
    storefront,
    `${storefront}/store`,
    `${storefront}/verify-login-merchant/extra`,
    'http://shop.example/verify-login-merchant',
    'https://shop.example:8443/verify-login-merchant',
    'https://shop.example.evil.example/verify-login-merchant',
    'https://shop.example@evil.example/verify-login-merchant',
    'https://evil.example/verify-login-merchant',
    '//evil.example/verify-login-merchant',
    'javascript:alert(1)//verify-login-merchant',
  ])('gives no token to %j', (returnTo) => {
    expect(findReturnTarget(returnTo, storefront)).toEqual({ kind: 'path', path: '/' });
  });

  it('gives no token before the URL of the storefront is known', () => {
    expect(findReturnTarget('data:,x/verify-login-merchant', '').kind).toBe('path');
  });
});

describe('buildStorefrontLoginUrl', () => {
  it('escapes the token', () => {
    expect(buildStorefrontLoginUrl(`${storefront}/verify-login-merchant`, 'a&b=c', null)).toBe(
      'https://shop.example/verify-login-merchant#token=a%26b%3Dc',
    );
  });

  it('returns the state of the storefront', () => {
    expect(buildStorefrontLoginUrl(`${storefront}/verify-login-merchant`, 't', 'once&only')).toBe(
      'https://shop.example/verify-login-merchant#token=t&state=once%26only',
    );
  });
});
