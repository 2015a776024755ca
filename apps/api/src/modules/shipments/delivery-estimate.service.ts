import type {
  DeliveryEstimate,
  DeliveryEstimateQuery,
} from '@postprocure/contracts/shipments/delivery-estimate';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import { indianDate } from './business-calendar.ts';
import { estimateArrival, isArmyPincode } from './delivery-rules.ts';
import { findShippedProduct } from './delivery-estimate.repository.ts';

export interface DeliveryService {
  /** For an order placed now; rejects for an unknown product and where we do not deliver. */
  estimate(query: DeliveryEstimateQuery): Promise<DeliveryEstimate>;
}

export interface DeliveryDependencies {
  reads: Executor;
  now?: () => Date;
}

export const createDelivery = ({ reads, now = () => new Date() }: DeliveryDependencies): DeliveryService => ({
  estimate: async ({ productId, pincode }) => {
    if (isArmyPincode(pincode)) {
      throw new AppError('INVALID_REQUEST', 'We do not deliver to APO and FPO addresses.');
    }
    const product = await findShippedProduct(reads, productId);
    if (product === null) throw new AppError('NOT_FOUND', 'Product not found.');
    return { pincode, ...estimateArrival({ orderedOn: indianDate(now()), ...product }) };
  },
});
