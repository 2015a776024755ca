import { expect, test } from 'vitest';
import { findTaxFault, findTaxWarning, type TaxData } from './judge-tax-data.ts';

const nothing: TaxData = { gstin: null, isDeclaredUnregistered: false, stateCode: null };
const registered: TaxData = { ...nothing, gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const declared: TaxData = { ...nothing, isDeclaredUnregistered: true, stateCode: '27' };
const unknown: TaxData = { ...nothing, stateCode: '27' };

test.each([
  ['registered, to another state', registered, '29', false, false],
  ['declared, to another state', declared, '29', false, true],
  ['declared, in the same state', declared, '27', false, false],
  ['nothing said, to another state', unknown, '29', true, false],
  ['nothing said, in the same state', unknown, '27', false, false],
  ['nothing said, own state unknown', nothing, '27', true, false],
] as const)('%s', (_name, tax, state, isFault, isWarned) => {
  expect(findTaxFault(tax, state) !== null).toBe(isFault);
  expect(findTaxWarning(tax, state) !== null).toBe(isWarned);
});

test('names the state', () => {
  expect(findTaxFault(unknown, '29')).toBe(
    'The order goes to Karnataka. Before your first sale to another state, we need your GSTIN.',
  );
});
