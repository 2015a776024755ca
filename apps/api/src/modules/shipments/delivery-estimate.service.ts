import type {
  DeliveryEstimate,
  DeliveryEstimateQuery,
} from '@postprocure/contracts/shipments/delivery-estimate';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import { estimateArrival, isArmyPincode } from './delivery-rules.ts';
import { findShippedProduct } from './delivery-estimate.repository.ts';

/** Rejects for unknown products and for PIN codes that we do not deliver to. */
export async function estimateDelivery(
  reads: Executor,
  { productId, pincode }: DeliveryEstimateQuery,
  orderedAt = new Date(),
): Promise<DeliveryEstimate> {
  if (isArmyPincode(pincode)) {
    throw new AppError('INVALID_REQUEST', 'We do not deliver to APO and FPO addresses.');
  }
  const product = await findShippedProduct(reads, productId);
  if (product === null) throw new AppError('NOT_FOUND', 'Product not found.');
  return { pincode, ...estimateArrival({ orderedOn: toIndianDate(orderedAt), ...product }) };
}
