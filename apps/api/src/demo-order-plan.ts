import type { OrderState } from '@postprocure/contracts/orders/order-state';
import { moveBack, moveForward, type WorkingHours } from './demo-working-hours.ts';
import type { DemoScan } from './modules/fulfilment/index.ts';

const dayHours = 24;
const hourMs = 3_600_000;
export const orderCount = 200;
export const oldestDays = 60;

export const numberOf = (index: number): string => `NHL-${1001 + index}`;

/** How many hours ago an order was placed. Orders are spread over the whole period, oldest first. */
export const hoursAgoOf = (index: number): number =>
  2 + (oldestDays * dayHours - 2) * (1 - (index + 1) / orderCount) + (index % 7) / 10;

/** Parcels leave the local hub in the morning. Delivery attempts follow until the evening. */
const outForDelivery: WorkingHours = [7, 9];
const atTheDoor: WorkingHours = [9, 21];
const atTheWarehouse: WorkingHours = [9, 19];
const pickup: WorkingHours = [14, 20];

interface Stage {
  to: OrderState;
  /** The minimum time since the previous stage. */
  hours: number;
  /** The hours of the day when people do this. If omitted, the stage can happen at any time. */
  within?: WorkingHours;
}

/** The stages of a paid order, which is out for delivery 81 to 144 hours after payment. */
const journey: readonly Stage[] = [
  { to: 'PROCESSING', hours: 1 },
  { to: 'PACKED', hours: 24, within: atTheWarehouse },
  { to: 'DISPATCHED', hours: 12, within: pickup },
  { to: 'IN_TRANSIT', hours: 10 },
  { to: 'OUT_FOR_DELIVERY', hours: 34, within: outForDelivery },
  { to: 'DELIVERED', hours: 4, within: atTheDoor },
  { to: 'CLOSED', hours: 7 * dayHours },
];

export interface PlannedStage {
  to: OrderState;
  at: Date;
}

/** The stages that an order has reached by now. Every third order starts eight hours later than the others. */
export function planJourney(index: number, paidAt: Date, now: Date): PlannedStage[] {
  let at = new Date(paidAt.getTime() + (index % 3 === 0 ? 8 : 0) * hourMs);
  const stages: PlannedStage[] = [];
  for (const { to, hours, within } of journey.slice(
    0,
    problems.has(index) ? stagesBeforeProblem : undefined,
  )) {
    at = new Date(at.getTime() + hours * hourMs);
    if (within) at = moveForward(at, within);
    if (at > now) break;
    stages.push({ to, at });
  }
  return stages;
}

/** Parcels with a problem get as far as IN_TRANSIT. */
const stagesBeforeProblem = 4;

export type ProblemEvent = DemoScan | 'disputed' | 'upheld' | 'rejected' | 'inspected';

/** What happens to the parcel after IN_TRANSIT, and about how many hours ago each event happened. */
type Problem = readonly (readonly [ProblemEvent, number])[];

/** An order whose parcel was returned and has been inspected. */
const returned = (index: number): [number, Problem] => [
  index,
  [
    ['delivery-failed', hoursAgoOf(index) - 150],
    ['return-initiated', hoursAgoOf(index) - 180],
    ['returning', hoursAgoOf(index) - 200],
    ['returned', hoursAgoOf(index) - 260],
    ['inspected', hoursAgoOf(index) - 284],
  ],
];

/** The order with an open claim. */
export const claimedIndex = 178;

/** Deliveries that go wrong, by order index. Most of the returns come from New Delhi and are of the same product. */
const problems = new Map<number, Problem>([
  ...[18, 54, 90, 105, 126].map(returned),
  [160, [['lost', 50]]],
  [
    165,
    [
      ['delivery-failed', 100],
      ['return-initiated', 84],
      ['returning', 72],
      ['returned', 30],
    ],
  ],
  // The courier never came: the merchant gets the whole price back.
  [
    167,
    [
      ['delivery-failed', 112],
      ['disputed', 104],
      ['return-initiated', 90],
      ['upheld', 76],
      ['returning', 64],
      ['returned', 26],
    ],
  ],
  // The courier did come: the return costs the merchant the usual fee.
  [
    170,
    [
      ['delivery-failed', 60],
      ['disputed', 50],
      ['return-initiated', 40],
      ['rejected', 27],
    ],
  ],
  // Staff have not decided yet.
  [
    177,
    [
      ['delivery-failed', 4],
      ['disputed', 2],
    ],
  ],
  [claimedIndex, [['delivered', 8]]],
  [179, [['delivery-failed', 5]]],
]);

const hoursOfEvent: Partial<Record<ProblemEvent, WorkingHours>> = {
  delivered: atTheDoor,
  'delivery-failed': atTheDoor,
  returned: atTheWarehouse,
  inspected: atTheWarehouse,
  disputed: atTheDoor,
  upheld: atTheDoor,
  rejected: atTheDoor,
};

export interface PlannedProblem {
  index: number;
  event: ProblemEvent;
  at: Date;
}

/** Lists everything that goes wrong. Each delivery attempt follows a scan at the local hub on the same morning. */
export const planProblems = (now: Date): PlannedProblem[] =>
  [...problems].flatMap(([index, events]) =>
    events.flatMap(([event, hoursAgo]) => {
      const nominal = new Date(now.getTime() - hoursAgo * hourMs);
      const within = hoursOfEvent[event];
      const at = within ? moveBack(nominal, within) : nominal;
      const isAttempt = event === 'delivered' || event === 'delivery-failed';
      const start = { index, event: 'out-for-delivery' as const, at: moveBack(at, outForDelivery) };
      return [...(isAttempt ? [start] : []), { index, event, at }];
    }),
  );

/** Older orders have no parcels unless something went wrong, so that the first start does not take too long. */
const parcelDays = 14;
export const hasParcels = (index: number): boolean =>
  problems.has(index) || hoursAgoOf(index) < parcelDays * dayHours;

export type Story =
  | 'normal'
  | 'cancelled'
  | 'refunded'
  | 'cancelRequested'
  | 'expired'
  | 'unpaid'
  | 'attention';

/** Chooses what happens to an order from its index and its age alone, so that the demo is the same everywhere. */
export function chooseStory(index: number): Story {
  const hoursAgo = hoursAgoOf(index);
  if (hoursAgo < 6 * dayHours) {
    const turn = index % 8;
    if (turn === 0 || turn === 4) return 'attention';
    if (turn === 1) return 'unpaid';
    return turn === 6 && hoursAgo > 48 ? 'cancelRequested' : 'normal';
  }
  if (hoursAgo > 8 * dayHours && index % 23 === 0) return 'expired';
  if (index % 19 === 0) return 'refunded';
  if (index % 29 === 0) return 'cancelled';
  return 'normal';
}
