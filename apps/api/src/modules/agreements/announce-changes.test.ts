import { expect, test } from 'vitest';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/agreements/legal-document';
import { announceChanges } from './announce-changes.ts';

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

test('does not announce first versions', () => {
  expect(announceChanges(Object.values(legalDocuments), at('2026-11-25T00:00:00Z'))).toEqual([]);
});

test.each([
  ['before it takes effect', '2027-01-01T00:00:00Z', false, [], 1],
  ['shortly after it takes effect', '2027-02-15T00:00:00Z', false, [], 1],
  ['not long after it takes effect', '2027-03-15T00:00:00Z', false, [], 0],
  ['not once it is acknowledged', '2027-02-15T00:00:00Z', false, ['user-agreement 2.0'], 0],
  ['long after it takes effect, if it is material', '2027-06-15T00:00:00Z', true, [], 1],
  ['not if it is material and acknowledged', '2027-02-15T00:00:00Z', true, ['user-agreement 2.0'], 0],
  ['if an earlier version was accepted', '2027-02-15T00:00:00Z', true, ['user-agreement 1.0'], 1],
])('announces a change %s', (_name, now, isMaterial, accepted, count) => {
  const found = announceChanges([agreement(isMaterial)], at(now, accepted));
  expect(found).toHaveLength(count);
  if (count === 1) expect(found[0]).toMatchObject({ version: '2.0', mustAcknowledge: isMaterial });
});

test('does not announce changes from before the merchant joined', () => {
  const late = { ...at('2027-02-15T00:00:00Z'), joinedAt: new Date('2027-02-01T00:00:00Z') };
  expect(announceChanges([agreement(true)], late)).toEqual([]);
});
