import { describe, expect, it } from 'vitest';
import { findReturnTarget, handOverUrl } from './return-target.ts';

const shop = 'https://shop.example';

describe('findReturnTarget', () => {
  it("knows the shop's verification page, and takes nothing else along", () => {
    expect(findReturnTarget(`${shop}/verify-login-merchant?token=old#x`, shop)).toEqual({
      kind: 'handOver',
      address: 'https://shop.example/verify-login-merchant',
    });
  });

  it('knows the pages of this application', () => {
    expect(findReturnTarget('/seller/orders?cart=1', shop)).toEqual({
      kind: 'path',
      path: '/seller/orders?cart=1',
    });
  });

  it.each([
    null,
    '',
    shop,
    `${shop}/store`,
    `${shop}/verify-login-merchant/extra`,
    'http://shop.example/verify-login-merchant',
    'https://shop.example:8443/verify-login-merchant',
    'https://shop.example.evil.example/verify-login-merchant',
    'https://shop.example@evil.example/verify-login-merchant',
    'https://evil.example/verify-login-merchant',
    '//evil.example/verify-login-merchant',
    'javascript:alert(1)//verify-login-merchant',
  ])('hands no token to %j', (returnTo) => {
    expect(findReturnTarget(returnTo, shop)).toEqual({ kind: 'path', path: '/' });
  });

  it('hands no token to anybody before the shop is known', () => {
    expect(findReturnTarget('data:,x/verify-login-merchant', '').kind).toBe('path');
  });
});

describe('handOverUrl', () => {
  it('escapes the token', () => {
    expect(handOverUrl(`${shop}/verify-login-merchant`, 'a&b=c', null)).toBe(
      'https://shop.example/verify-login-merchant?token=a%26b%3Dc',
    );
  });

  it('gives back what the shop gave along', () => {
    expect(handOverUrl(`${shop}/verify-login-merchant`, 't', 'once&only')).toBe(
      'https://shop.example/verify-login-merchant?token=t&state=once%26only',
    );
  });
});
