import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it('keeps a path of this application whole', () => {
    expect(safeReturnPath('/seller/orders?page=2#top')).toBe('/seller/orders?page=2#top');
  });

  it.each([
    null,
    '',
    'seller/orders',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/a/../\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('refuses %j', (value) => {
    expect(safeReturnPath(value)).toBe('/');
  });
});
