import { autopaySettings, type AutopaySettings } from '@postprocure/contracts/orders/autopay';
import { expect, test } from 'vitest';
import { readDraft, toDraft } from './autopay-draft.ts';

const settings: AutopaySettings = {
  autopay: true,
  maxOrder: 1500.5,
  maxDay: null,
  keep: 500,
  payOrder: 'priority',
  excludedSkus: ['A-1', 'B-2'],
  excludedPins: ['110'],
  minMargin: 12.5,
  coolingMinutes: 20,
  quietFrom: 22,
  quietTo: 6,
};

test('settings survive being edited', () => {
  expect(readDraft(toDraft(settings))).toEqual(settings);
});

test('reads amounts and lists as people type them', () => {
  const draft = { ...toDraft(settings), maxOrder: '₹ 1,500', keep: '', excludedSkus: ' A-1, A-1 \n\nC-3' };
  expect(readDraft(draft)).toMatchObject({ maxOrder: 1500, keep: 0, excludedSkus: ['A-1', 'C-3'] });
});

test('what is not a number is refused by the schema', () => {
  expect(autopaySettings.safeParse(readDraft({ ...toDraft(settings), maxDay: 'lots' })).success).toBe(false);
  expect(autopaySettings.safeParse(readDraft({ ...toDraft(settings), quietTo: '' })).success).toBe(false);
});
