import type { ScanStatus } from './carrier.ts';

/** Shiprocket's numeric codes for the states of a shipment. Codes that are not listed here change nothing. */
const statuses = new Map<number, ScanStatus>([
  [6, 'shipped'],
  [42, 'shipped'],
  [51, 'shipped'],
  [18, 'in-transit'],
  [22, 'in-transit'],
  [38, 'in-transit'],
  [39, 'in-transit'],
  [48, 'in-transit'],
  [50, 'in-transit'],
  [17, 'out-for-delivery'],
  [7, 'delivered'],
  [26, 'delivered'],
  [21, 'delivery-failed'],
  [77, 'delivery-failed'],
  [9, 'return-initiated'],
  [75, 'return-initiated'],
  [14, 'returning'],
  [40, 'returning'],
  [41, 'returning'],
  [46, 'returning'],
  [78, 'returning'],
  [10, 'returned'],
  [12, 'lost'],
  [76, 'lost'],
  [24, 'damaged'],
  [25, 'damaged'],
  [44, 'damaged'],
]);

export const readShiprocketStatus = (id: number | null): ScanStatus | null =>
  id === null ? null : (statuses.get(id) ?? null);
