import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rule.ts';

test.each([
  'short',
  'password12',
  'Password2026!',
  'P@ssw0rd2026',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghij',
  'qwertyuiop',
  'jaishriram108',
  '1111122222',
  '2026postprocure',
])('rejects %j', (password) => {
  expect(findPasswordFault(password)).not.toBeNull();
});

test.each(['three blue buffaloes', 'demo-merchant-2026', 'kX9$mQ2!vTr', 'मेरा लंबा पासवर्ड', '4821 9930 1746'])(
  'accepts %j',
  (password) => {
    expect(findPasswordFault(password)).toBeNull();
  },
);

test("rejects the user's own name and email address", () => {
  const own = ['Meera Nair', 'meera.nair@shop.in'];
  expect(findPasswordFault('meera nair 99', own)).not.toBeNull();
  expect(findPasswordFault('meera.nair@shop.in', own)).not.toBeNull();
  expect(findPasswordFault('meera likes long walks', own)).toBeNull();
});
