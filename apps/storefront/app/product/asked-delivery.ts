import type { DeliveryApi } from '@postprocure/api-client/delivery-api';
import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { pincodeMessage, pincodePattern } from '@postprocure/contracts/shipments/pin-code';
import { settleExpected, type Loaded } from '../data/loaded.ts';

/** A pincode and its delivery estimate. */
export interface AskedDelivery {
  pincode: string;
  answer: Loaded<DeliveryEstimate>;
}

/** Requests an estimate only for a valid pincode. */
export const askDelivery = async (
  delivery: DeliveryApi,
  productId: number,
  typed: string,
): Promise<AskedDelivery> => {
  const pincode = typed.replaceAll(/\s/g, '');
  const answer = pincodePattern.test(pincode)
    ? await settleExpected(delivery.estimate({ productId, pincode }))
    : { failure: pincodeMessage };
  return { pincode, answer };
};
