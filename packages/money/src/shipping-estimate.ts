import { parseDecimal, type Decimal } from './decimal.ts';
import { divideHalfUp } from './divide-half-up.ts';

export const shippingServices = {
  basic: { name: 'Basic', baseRupees: 50, rupeesPerKg: 20, delivery: '3-5 business days' },
  express: { name: 'Express', baseRupees: 100, rupeesPerKg: 35, delivery: '1-2 business days' },
} as const;

export type ShippingService = keyof typeof shippingServices;

export const shippingZones = {
  North: ['110001', '110002', '208001', '208002', '302001', '302002'],
  West: ['400001', '400002', '380001', '380002', '411001', '411002'],
  South: ['560001', '560002', '600001', '600002', '500001', '500002'],
  East: ['700001', '700002'],
} as const;

const zoneByPincode = new Map<string, string>(
  Object.entries(shippingZones).flatMap(([zone, pincodes]) => pincodes.map((pincode) => [pincode, zone])),
);

/** Cubic centimetres per kilogram of volumetric weight. */
const volumetricDivisor = 5000n;
const valueFreeRupees = 5000n;
/** 0.5 % of the value. */
const valueShare = { numerator: 5n, denominator: 1000n };

/** The form fields as typed. */
export interface ShippingInput {
  originPincode: string;
  destinationPincode: string;
  weight: string;
  length: string;
  width: string;
  height: string;
  productValue: string;
}

export interface ShippingEstimate {
  service: ShippingService;
  costPaise: number;
  /** The larger of the actual and the volumetric weight, rounded to whole grams for display. */
  chargeableGrams: number;
  chargedBy: 'weight' | 'volume';
  hasValueCharge: boolean;
}

export type ShippingAnswer = { estimate: ShippingEstimate } | { error: string };

export const requiredMessage = 'Please fill in all required fields (Pincodes, Weight, Dimensions).';
export const numbersMessage = 'Please enter valid numbers for Weight, Dimensions, and Product Value.';
export const sixDigitsMessage = 'Please enter a 6-digit Indian pincode';

/** Reports missing fields first, then invalid numbers, then invalid PIN codes. */
export function estimateShipping(input: ShippingInput): ShippingAnswer {
  const origin = input.originPincode.trim();
  const destination = input.destinationPincode.trim();
  const measures = [input.weight, input.length, input.width, input.height];
  if ([origin, destination, ...measures].some((text) => text.trim() === '')) {
    return { error: requiredMessage };
  }
  const [weight, length, width, height] = measures.map(readPositive);
  const value = input.productValue.trim() === '' ? zero : readAmount(input.productValue);
  if (!weight || !length || !width || !height || !value) return { error: numbersMessage };
  if (![origin, destination].every((pincode) => /^\d{6}$/.test(pincode))) return { error: sixDigitsMessage };

  const volume = multiply(multiply(length, width), height);
  const volumetric: Ratio = { top: volume.value, bottom: 10n ** BigInt(volume.scale) * volumetricDivisor };
  const actual = toRatio(weight);
  const chargedBy = compare(volumetric, actual) > 0 ? 'volume' : 'weight';
  const chargeable = chargedBy === 'volume' ? volumetric : actual;
  const hasValueCharge = compare(toRatio(value), { top: valueFreeRupees, bottom: 1n }) > 0;
  const service = chooseService(origin, destination);
  return {
    estimate: {
      service,
      costPaise: sumPaise(service, chargeable, hasValueCharge ? value : zero),
      chargeableGrams: divideHalfUp(chargeable.top * 1000n, chargeable.bottom),
      chargedBy,
      hasValueCharge,
    },
  };
}

/** PIN codes that aren't in the table have no zone, so two of them are never in the same zone. */
function chooseService(origin: string, destination: string): ShippingService {
  const zone = zoneByPincode.get(origin);
  return zone !== undefined && zone === zoneByPincode.get(destination) ? 'basic' : 'express';
}

/** Only the total is rounded, half up to the paisa. */
function sumPaise(service: ShippingService, chargeable: Ratio, chargedValue: Decimal): number {
  const { baseRupees, rupeesPerKg } = shippingServices[service];
  const value = toRatio(chargedValue);
  const bottom = chargeable.bottom * value.bottom * valueShare.denominator;
  const weightShare = BigInt(rupeesPerKg) * chargeable.top * value.bottom * valueShare.denominator;
  const valueCharge = valueShare.numerator * value.top * chargeable.bottom;
  return divideHalfUp((BigInt(baseRupees) * bottom + weightShare + valueCharge) * 100n, bottom);
}

interface Ratio {
  top: bigint;
  bottom: bigint;
}

const zero: Decimal = { value: 0n, scale: 0 };

const toRatio = ({ value, scale }: Decimal): Ratio => ({ top: value, bottom: 10n ** BigInt(scale) });

const multiply = (a: Decimal, b: Decimal): Decimal => ({
  value: a.value * b.value,
  scale: a.scale + b.scale,
});

function compare(a: Ratio, b: Ratio): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function readPositive(text: string): Decimal | null {
  const decimal = parseDecimal(text);
  return decimal && decimal.value > 0n ? decimal : null;
}

function readAmount(text: string): Decimal | null {
  const decimal = parseDecimal(text);
  return decimal && decimal.value >= 0n ? decimal : null;
}
