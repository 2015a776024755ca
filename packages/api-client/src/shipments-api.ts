import type { Shipment } from '@postprocure/contracts/shipment';
import { ApiFailure } from './api-failure.ts';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiOptions } from './send-request.ts';

/** Over HTTP `createHttpShipments`; in one process with the API the shipments service itself. */
export interface ShipmentsApi {
  track(trackingId: string): Promise<Shipment>;
}

export const createHttpShipments = (options: ApiOptions): ShipmentsApi => ({
  track: async (trackingId) => {
    const { body, status, requestId } = await sendRequest(
      options,
      `/api/shipments/${encodeURIComponent(trackingId)}`,
    );
    const data = isRecord(body) ? body['data'] : undefined;
    if (!isRecord(data) || typeof data['status'] !== 'string' || !Array.isArray(data['history'])) {
      throw new ApiFailure('Invalid API response structure', { code: 'INVALID_RESPONSE', status, requestId });
    }
    return data as unknown as Shipment;
  },
});
