import { expect, it } from 'vitest';
import { demoLegalDetails, legalDetailsSchema } from './legal-details.ts';

it('accepts the demo details, which are marked as demo', () => {
  expect(legalDetailsSchema.parse(demoLegalDetails)).toEqual(demoLegalDetails);
  expect(demoLegalDetails.isDemo).toBe(true);
});

it.each([
  ['a GSTIN with a wrong check character', { gstin: '29AAACP9999Q1Z1' }],
  ['a CIN in a wrong format', { cin: 'U47912KA2019' }],
  ['an empty legal name', { entityName: ' ' }],
  ['no registered address', { registeredAddress: [] }],
])('rejects %s', (_case, change) => {
  expect(legalDetailsSchema.safeParse({ ...demoLegalDetails, ...change }).success).toBe(false);
});
