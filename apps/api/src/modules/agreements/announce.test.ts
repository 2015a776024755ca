import { expect, test } from 'vitest';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/legal-document';
import { announceChanges } from './announce.ts';

const agreement = (isMaterial: boolean): LegalDocument => ({
  ...legalDocuments.userAgreement,
  current: { version: '2.0', effective: '2027-01-31', change: 'Wallet refunds take three days.', isMaterial },
});
const joinedAt = new Date('2026-11-20T00:00:00Z');
const at = (now: string, accepted: string[] = []) => ({
  now: new Date(now),
  joinedAt,
  accepted: new Set(accepted),
});

test('first versions are no news', () => {
  expect(announceChanges(Object.values(legalDocuments), at('2026-11-25T00:00:00Z'))).toEqual([]);
});

test.each([
  ['ahead of it', '2027-01-01T00:00:00Z', false, [], 1],
  ['soon after it', '2027-02-15T00:00:00Z', false, [], 1],
  ['long after it', '2027-03-15T00:00:00Z', false, [], 0],
  ['once it was acknowledged', '2027-02-15T00:00:00Z', false, ['user-agreement 2.0'], 0],
  ['long after it, when it is material', '2027-06-15T00:00:00Z', true, [], 1],
  ['material and acknowledged', '2027-02-15T00:00:00Z', true, ['user-agreement 2.0'], 0],
  ['an earlier version was accepted', '2027-02-15T00:00:00Z', true, ['user-agreement 1.0'], 1],
])('a change is announced %s', (_name, now, isMaterial, accepted, count) => {
  const found = announceChanges([agreement(isMaterial)], at(now, accepted));
  expect(found).toHaveLength(count);
  if (count === 1) expect(found[0]).toMatchObject({ version: '2.0', mustAcknowledge: isMaterial });
});

test('whoever joined after a change knows nothing else', () => {
  const late = { ...at('2027-02-15T00:00:00Z'), joinedAt: new Date('2027-02-01T00:00:00Z') };
  expect(announceChanges([agreement(true)], late)).toEqual([]);
});
