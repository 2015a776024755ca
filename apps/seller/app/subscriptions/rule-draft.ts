import type { PricingRule } from '@postprocure/contracts/subscriptions/pricing-rule';
import { parseDecimal } from '@postprocure/money/decimal';

/** The form fields as typed: amounts in rupees, the margin in percent. */
export interface RuleDraft {
  kind: PricingRule['base']['kind'];
  multiplier: string;
  add: string;
  tiers: TierDraft[];
  ending: PricingRule['ending'];
  floor: string;
}

export interface TierDraft {
  upTo: string;
  multiplier: string;
  add: string;
}

const newTier: TierDraft = { upTo: '', multiplier: '1.3', add: '0' };

export function draftOf({ base, ending, floorBasisPoints }: PricingRule): RuleDraft {
  return {
    kind: base.kind,
    multiplier: base.kind === 'multiplier' ? shorten(base.multiplierBasisPoints, 10_000) : '1.3',
    add: base.kind === 'add' ? shorten(base.addPaise, 100) : '100',
    tiers:
      base.kind === 'tiers'
        ? base.tiers.map((tier) => ({
            upTo: tier.upToPaise === null ? '' : shorten(tier.upToPaise, 100),
            multiplier: shorten(tier.multiplierBasisPoints, 10_000),
            add: shorten(tier.addPaise, 100),
          }))
        : [{ ...newTier, upTo: '500', multiplier: '1.5' }, newTier],
    ending,
    floor: shorten(floorBasisPoints, 100),
  };
}

const shorten = (value: number, unit: number): string => String(value / unit);

export function readDraft(draft: RuleDraft): { rule: PricingRule } | { problem: string } {
  try {
    const floorBasisPoints = scale(draft.floor, 2, 'The minimum margin must be between 0% and 90%.', 0, 9000);
    return { rule: { base: readBase(draft), ending: draft.ending, floorBasisPoints } };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function readBase({ kind, multiplier, add, tiers }: RuleDraft): PricingRule['base'] {
  if (kind === 'multiplier') return { kind, multiplierBasisPoints: readMultiplier(multiplier) };
  if (kind === 'add') return { kind, addPaise: readAmount(add) };
  let before = 0;
  return {
    kind,
    tiers: tiers.map((tier, index) => {
      const isLast = index === tiers.length - 1;
      const upToPaise = isLast
        ? null
        : scale(tier.upTo, 2, 'Each range must end above the previous one.', before + 1, 1e9);
      before = upToPaise ?? before;
      return {
        upToPaise,
        multiplierBasisPoints: readMultiplier(tier.multiplier),
        addPaise: readAmount(tier.add),
      };
    }),
  };
}

const readMultiplier = (text: string): number =>
  scale(text, 4, 'The multiplier must be between 0.1 and 20, with up to four decimals.', 1000, 200_000);

const readAmount = (text: string): number =>
  scale(text, 2, 'Enter an amount in rupees, with up to two decimals.', 0, 1e9);

/** Rejects numbers with too many decimals instead of rounding them. */
function scale(text: string, decimals: number, problem: string, min: number, max: number): number {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.scale > decimals) throw new Error(problem);
  const value = Number(decimal.value * 10n ** BigInt(decimals - decimal.scale));
  if (value < min || value > max) throw new Error(problem);
  return value;
}
