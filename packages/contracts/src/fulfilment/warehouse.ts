/**
 * Where parcels are collected. `pickupLocation` is the name under which the carrier knows the warehouse. Imported goods
 * are sent on from the warehouse at the airport.
 */
export const warehouses = {
  national: { label: 'National warehouse', pickupLocation: 'National', city: 'Bengaluru', pincode: '560025' },
  international: {
    label: 'International warehouse',
    pickupLocation: 'International',
    city: 'New Delhi',
    pincode: '110037',
  },
} as const;

export type Warehouse = keyof typeof warehouses;
