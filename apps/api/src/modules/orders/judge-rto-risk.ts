import {
  rtoHistoryDays,
  rtoHistoryMin,
  rtoRiskFactors,
  rtoRiskLimits,
  type RtoRiskFactor,
  type RtoRiskLevel,
} from '@postprocure/contracts/orders/rto-risk';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';

/** How many past orders were delivered, and how many came back. */
export interface DeliveryRecord {
  delivered: number;
  returned: number;
}

export interface RiskFacts {
  pincode: string;
  pin: DeliveryRecord | undefined;
  /** PIN codes with the same first three digits. */
  region: DeliveryRecord | undefined;
  products: readonly { title: string; record: DeliveryRecord | undefined }[];
  /** The merchant's other orders for the same mobile number. */
  phone: DeliveryRecord & { open: number };
  street: string;
  landmark: string;
  /** What the customer pays, or what the merchant pays if that is unknown. */
  valuePaise: number;
}

export interface RiskReason {
  factor: RtoRiskFactor;
  points: number;
  text: string;
}

export interface RiskJudgement {
  level: RtoRiskLevel;
  score: number;
  reasons: RiskReason[];
}

/** The points for a return rate of at least `percent`. The highest rate comes first. */
type Scale = readonly (readonly [percent: number, points: number])[];

const pinScale: Scale = [
  [30, 40],
  [20, 30],
  [10, 20],
  [5, 10],
];
const productScale: Scale = [
  [20, 25],
  [10, 15],
  [5, 5],
];
const manyOpenOrders = 3;
const shortStreet = 25;

/**
 * Adds up points for everything that makes a return likely. The result contains a sentence about every factor, even if
 * it adds nothing, so that the merchant can follow the total.
 */
export function judgeRtoRisk(facts: RiskFacts): RiskJudgement {
  const reasons = [
    judgePin(facts),
    judgeProducts(facts.products),
    ...judgePhone(facts.phone),
    ...judgeAddress(facts),
    judgeValue(facts.valuePaise),
  ];
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.min(rtoRiskLimits.max, Math.max(0, sum));
  const order = Object.keys(rtoRiskFactors);
  return {
    level: findLevel(score, hasHistory(facts)),
    score,
    reasons: reasons.toSorted(
      (one, other) => other.points - one.points || order.indexOf(one.factor) - order.indexOf(other.factor),
    ),
  };
}

function findLevel(score: number, isKnown: boolean): RtoRiskLevel {
  if (score >= rtoRiskLimits.high) return 'high';
  if (score >= rtoRiskLimits.medium) return 'medium';
  return isKnown ? 'low' : 'unknown';
}

const countEnded = ({ delivered, returned }: DeliveryRecord): number => delivered + returned;

const isTelling = (record: DeliveryRecord | undefined): record is DeliveryRecord =>
  record !== undefined && countEnded(record) >= rtoHistoryMin;

const hasHistory = ({ pin, region, products, phone }: RiskFacts): boolean =>
  isTelling(pin) ||
  isTelling(region) ||
  products.some(({ record }) => isTelling(record)) ||
  countEnded(phone) > 0;

const percentOf = (record: DeliveryRecord): number => (record.returned * 100) / countEnded(record);

const pointsFor = (scale: Scale, record: DeliveryRecord): number =>
  scale.find(([percent]) => percentOf(record) >= percent)?.[1] ?? 0;

const describeRecord = (record: DeliveryRecord, what: string): string =>
  `${record.returned} of ${countEnded(record)} orders ${what} came back in the last ${rtoHistoryDays} days (${Math.round(percentOf(record))}%).`;

function judgePin({ pincode, pin, region }: RiskFacts): RiskReason {
  const factor = 'pin';
  if (isTelling(pin)) {
    return {
      factor,
      points: pointsFor(pinScale, pin),
      text: describeRecord(pin, `to PIN code ${pincode}`),
    };
  }
  const area = `PIN codes that start with ${pincode.slice(0, 3)}`;
  if (isTelling(region)) {
    return { factor, points: pointsFor(pinScale, region), text: describeRecord(region, `to ${area}`) };
  }
  return { factor, points: 0, text: `Too few orders went to ${area} to judge the area.` };
}

function judgeProducts(products: RiskFacts['products']): RiskReason {
  const factor = 'product';
  const known = products.flatMap(({ title, record }) => (isTelling(record) ? [{ title, record }] : []));
  const [worst] = known.toSorted((one, other) => percentOf(other.record) - percentOf(one.record));
  if (!worst) {
    const which = products.length === 1 ? 'this product' : 'these products';
    return { factor, points: 0, text: `There are too few completed orders for ${which} to judge the risk.` };
  }
  return {
    factor,
    points: pointsFor(productScale, worst.record),
    text: describeRecord(worst.record, `of ${worst.title}`),
  };
}

function judgePhone({ delivered, returned, open }: RiskFacts['phone']): RiskReason[] {
  const factor = 'phone';
  const reasons: RiskReason[] = [];
  if (returned > 0) {
    const count = returned === 1 ? '1 of your orders' : `${returned} of your orders`;
    const points = (returned === 1 ? 25 : 40) - (delivered > returned ? 10 : 0);
    const others = delivered === 0 ? '' : `, and ${delivered} ${delivered === 1 ? 'was' : 'were'} delivered`;
    reasons.push({ factor, points, text: `${count} for this mobile number came back${others}.` });
  } else if (delivered > 0) {
    const text = `You have delivered ${delivered === 1 ? '1 order' : `${delivered} orders`} for this mobile number, and none came back.`;
    reasons.push({ factor, points: -10, text });
  } else {
    reasons.push({ factor, points: 0, text: 'You have not delivered to this mobile number before.' });
  }
  if (open >= manyOpenOrders) {
    const text = `${open} other orders for this mobile number are still open.`;
    reasons.push({ factor, points: 10, text });
  }
  return reasons;
}

function judgeAddress({ street, landmark }: RiskFacts): RiskReason[] {
  const factor = 'address';
  const reasons: RiskReason[] = [];
  if (!/\d/.test(street)) {
    reasons.push({ factor, points: 15, text: 'The address has no house or flat number.' });
  }
  if (street.trim().length < shortStreet && landmark.trim() === '') {
    reasons.push({ factor, points: 10, text: 'The address is short and has no landmark.' });
  }
  if (reasons.length > 0) return reasons;
  const text =
    landmark.trim() === ''
      ? 'The address has a house or flat number.'
      : 'The address has a house or flat number and a landmark.';
  return [{ factor, points: 0, text }];
}

function judgeValue(valuePaise: number): RiskReason {
  const points = valuePaise >= 500_000 ? 10 : valuePaise >= 200_000 ? 5 : 0;
  const amount = formatRupees(paiseToRupees(valuePaise));
  const text =
    points === 0
      ? `The order is worth ${amount}, less than ₹2,000.`
      : `The order is worth ${amount}. The more it is worth, the more a return costs you.`;
  return { factor: 'value', points, text };
}
