import { z } from 'zod';
import { pincodePattern } from './pin-code.ts';
import { productIdParams } from '../catalogue/product.ts';

const indianDate = z.iso.date().describe('Date in Indian time');
const businessDays = { minDays: z.number().int(), maxDays: z.number().int() };

export const deliveryEstimateQuery = z.object({
  productId: productIdParams.shape.id,
  pincode: z.string().regex(pincodePattern, 'must have 6 digits and must not start with 0'),
});

/** When an order placed now would arrive, and how that is calculated. */
export const deliveryEstimate = z.object({
  pincode: z.string(),
  orderedOn: indianDate,
  earliest: indianDate.describe('Earliest delivery date'),
  latest: indianDate.describe('Latest delivery date'),
  handling: z.object(businessDays).describe('Business days until the product is handed to the courier'),
  dispatch: z.object({ earliest: indianDate, latest: indianDate }),
  transit: z
    .object({ lane: z.enum(['national', 'international']), ...businessDays })
    .describe('Business days from the warehouse to the address'),
  holidays: z
    .array(z.object({ date: indianDate, name: z.string() }))
    .describe('Holidays in this period. Holidays and Sundays are not business days'),
});

export type DeliveryEstimateQuery = z.infer<typeof deliveryEstimateQuery>;
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;
