import { describe, expect, test } from 'vitest';
import { describeOffer } from './plan-offer.ts';

const trial = { price: 0, status: 'active', trialEndsAt: '2026-12-01T00:00:00.000Z' } as const;
const orbit = { price: 2999, status: 'active', trialEndsAt: null } as const;
const wallet = { available: 500.5, minTopUp: 100 };

describe('describeOffer', () => {
  test('asks for what the wallet lacks', () => {
    expect(describeOffer({ price: 2999 }, trial, wallet)).toEqual({ startsAt: 'now', missing: 2498.5 });
  });

  test('asks for the smallest top-up when less is missing', () => {
    expect(describeOffer({ price: 2999 }, trial, { ...wallet, available: 2950 })).toEqual({
      startsAt: 'now',
      missing: 100,
    });
  });

  test('asks for nothing when the balance is enough', () => {
    expect(describeOffer({ price: 3999 }, orbit, { ...wallet, available: 3999 })).toEqual({
      startsAt: 'now',
      missing: 0,
    });
  });

  test('starts a smaller plan when the running period ends', () => {
    expect(describeOffer({ price: 1999 }, orbit, wallet)).toEqual({ startsAt: 'periodEnd', missing: 0 });
  });

  test('starts any plan at once when none is running', () => {
    const ended = { ...orbit, status: 'cancelled' } as const;
    expect(describeOffer({ price: 1999 }, ended, { ...wallet, available: 2000 })).toEqual({
      startsAt: 'now',
      missing: 0,
    });
  });
});
