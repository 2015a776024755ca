import type { Claim } from '@postprocure/contracts/fulfilment/delivery';
import type { ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';

type Tone = 'neutral' | 'saving' | 'success' | 'accent';

const problems: readonly ShipmentState[] = [
  'delivery-failed',
  'return-initiated',
  'returning',
  'returned',
  'lost',
  'damaged',
];

export const toneOfParcel = (state: ShipmentState): Tone =>
  state === 'delivered' ? 'success' : problems.includes(state) ? 'saving' : 'neutral';

export const claimStateNames: Record<Claim['state'], string> = {
  open: 'Waiting for our decision',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const claimStateTones: Record<Claim['state'], Tone> = {
  open: 'accent',
  approved: 'success',
  rejected: 'saving',
};
