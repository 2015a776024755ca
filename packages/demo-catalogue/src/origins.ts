import { WeightedPick, type Random } from './random.ts';

const profiles = {
  clothing: { India: 64, Bangladesh: 11, China: 10, Vietnam: 7, Turkey: 4, 'Sri Lanka': 3, Indonesia: 1 },
  ethnic: { India: 98, Bangladesh: 1, Nepal: 1 },
  footwear: { India: 66, China: 16, Vietnam: 10, Indonesia: 5, Italy: 1, Bangladesh: 2 },
  electronics: {
    China: 48,
    India: 32,
    Vietnam: 7,
    Taiwan: 4,
    'South Korea': 4,
    Japan: 2,
    Thailand: 2,
    Malaysia: 1,
  },
  household: { India: 66, China: 22, Thailand: 3, Turkey: 3, Indonesia: 3, Vietnam: 3 },
  beauty: { India: 64, 'South Korea': 11, China: 8, Thailand: 5, France: 4, Japan: 3, Germany: 3, Turkey: 2 },
  food: { India: 93, 'Sri Lanka': 2, Turkey: 1, Thailand: 1, Indonesia: 1, Nepal: 1, Iran: 1 },
  tools: { India: 45, China: 35, Taiwan: 7, Germany: 5, Japan: 4, 'South Korea': 2, Vietnam: 2 },
  toys: { India: 52, China: 36, Vietnam: 6, Indonesia: 3, Thailand: 2, Germany: 1 },
  printed: { India: 88, 'United Kingdom': 5, Singapore: 3, 'United States': 4 },
  festive: { India: 91, Nepal: 4, China: 4, Indonesia: 1 },
  sports: { India: 58, China: 25, Taiwan: 5, Vietnam: 6, Thailand: 4, Japan: 2 },
} as const satisfies Record<string, Record<string, number>>;

export type OriginProfile = keyof typeof profiles;

const picks = new Map(
  Object.entries(profiles).map(([name, weights]) => [
    name,
    new WeightedPick(Object.entries<number>(weights)),
  ]),
);

export interface Origin {
  country: string;
  warehouse: 'national' | 'international';
  handlingDays: number;
}

/** Indian products ship from India. Most imported products ship from abroad, but some are already in India. */
export function drawOrigin(random: Random, profile: OriginProfile): Origin {
  const country = picks.get(profile)?.pick(random) ?? 'India';
  const isAbroad = country !== 'India' && random.chance(0.92);
  return isAbroad
    ? { country, warehouse: 'international', handlingDays: random.between(15, 20) }
    : { country, warehouse: 'national', handlingDays: random.between(6, 7) };
}
