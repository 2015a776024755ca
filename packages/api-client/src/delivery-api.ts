import type {
  DeliveryEstimate,
  DeliveryEstimateQuery,
} from '@postprocure/contracts/shipments/delivery-estimate';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiOptions } from './send-request.ts';

/** Over HTTP `createHttpDelivery`; in one process with the API the delivery service itself. */
export interface DeliveryApi {
  estimate(query: DeliveryEstimateQuery): Promise<DeliveryEstimate>;
}

export const createHttpDelivery = (options: ApiOptions): DeliveryApi => ({
  estimate: async ({ productId, pincode }) => {
    const query = new URLSearchParams({ productId: String(productId), pincode });
    const { body, status, requestId } = await sendRequest(
      options,
      `/api/delivery/estimate?${query.toString()}`,
    );
    const data = isRecord(body) ? body['data'] : undefined;
    if (!isRecord(data) || typeof data['earliest'] !== 'string' || typeof data['latest'] !== 'string') {
      throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', {
        status,
        requestId,
      });
    }
    return data as DeliveryEstimate;
  },
});
