import { z } from 'zod';
import { pincodePattern } from './pin-code.ts';
import { productIdParams } from '../catalogue/product.ts';

const indianDate = z.iso.date().describe('Day in India');
const businessDays = { minDays: z.number().int(), maxDays: z.number().int() };

export const deliveryEstimateQuery = z.object({
  productId: productIdParams.shape.id,
  pincode: z.string().regex(pincodePattern, 'must have 6 digits and not begin with 0'),
});

/** When an order placed now would arrive, and what that consists of. */
export const deliveryEstimate = z.object({
  pincode: z.string(),
  orderedOn: indianDate,
  earliest: indianDate.describe('First day on which it may arrive'),
  latest: indianDate.describe('Last day by which it should arrive'),
  handling: z.object(businessDays).describe('Business days until it is handed to the courier'),
  dispatch: z.object({ earliest: indianDate, latest: indianDate }),
  transit: z
    .object({ lane: z.enum(['national', 'international']), ...businessDays })
    .describe('Business days from the warehouse to the door'),
  holidays: z
    .array(z.object({ date: indianDate, name: z.string() }))
    .describe('Holidays on the way, on which nothing moves; Sundays are left out of the count as well'),
});

export type DeliveryEstimateQuery = z.infer<typeof deliveryEstimateQuery>;
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;
