import type { ApiClient } from '@postprocure/api-client/api-client';
import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { pincodeMessage, pincodePattern } from '@postprocure/contracts/shipments/pin-code';
import { settleExpected, type Loaded } from '../data/loaded.ts';

/** A PIN code and its delivery estimate. */
export interface AskedDelivery {
  pincode: string;
  answer: Loaded<DeliveryEstimate>;
}

/** Fails without an API call if the text is not a PIN code. */
export const askDelivery = async (
  api: ApiClient,
  productId: number,
  typed: string,
): Promise<AskedDelivery> => {
  const pincode = typed.replaceAll(/\s/g, '');
  const answer = pincodePattern.test(pincode)
    ? await settleExpected(api('GET /api/delivery/estimate', { query: { productId, pincode } }))
    : { failure: pincodeMessage };
  return { pincode, answer };
};
