import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import { AppError } from '@postprocure/contracts/app-error';
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
      throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
    }
    return data as unknown as Shipment;
  },
});
