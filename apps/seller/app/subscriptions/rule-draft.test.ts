import { describe, expect, it } from 'vitest';
import type { PricingRule } from '@postprocure/contracts/subscriptions/pricing-rule';
import { draftOf, readDraft } from './rule-draft.ts';

const rules: PricingRule[] = [
  { base: { kind: 'multiplier', multiplierBasisPoints: 13_750 }, ending: 'end9', floorBasisPoints: 1250 },
  { base: { kind: 'add', addPaise: 12_345 }, ending: 'none', floorBasisPoints: 0 },
  {
    base: {
      kind: 'tiers',
      tiers: [
        { upToPaise: 50_000, multiplierBasisPoints: 20_000, addPaise: 0 },
        { upToPaise: null, multiplierBasisPoints: 12_000, addPaise: 950 },
      ],
    },
    ending: 'nearest10',
    floorBasisPoints: 500,
  },
];

describe('the draft of a rule', () => {
  it.each(rules)('can be converted back to the rule: %j', (rule) => {
    expect(readDraft(draftOf(rule))).toEqual({ rule });
  });

  const [first] = rules;
  const draft = draftOf(first as PricingRule);
  it.each([
    { multiplier: '' },
    { multiplier: '0.05' },
    { multiplier: '1.00001' },
    { multiplier: 'x' },
    { floor: '91' },
    { floor: '-1' },
    { kind: 'add' as const, add: '1.005' },
    {
      kind: 'tiers' as const,
      tiers: [
        { upTo: '', multiplier: '1', add: '0' },
        { upTo: '', multiplier: '1', add: '0' },
      ],
    },
  ])('rejects %j', (wrong) => {
    expect(readDraft({ ...draft, ...wrong })).toHaveProperty('problem');
  });
});
