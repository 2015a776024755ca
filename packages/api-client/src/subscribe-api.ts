import type { SubscribeOutcome } from '@postprocure/contracts/subscriptions/subscription';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiAnswer, type ApiOptions } from './send-request.ts';

/** What the storefront needs of a merchant's subscriptions. */
export interface SubscribeApi {
  subscribe(productId: number): Promise<SubscribeOutcome>;
  /** Which of these products are subscribed to already. */
  findSubscribed(productIds: readonly number[]): Promise<number[]>;
}

export const createHttpSubscribe = (options: ApiOptions, readToken: () => string | null): SubscribeApi => ({
  subscribe: async (productId) =>
    readData(
      await sendRequest(options, `/api/seller/subscriptions/${productId}`, {
        method: 'PUT',
        token: readToken(),
      }),
    ) as unknown as SubscribeOutcome,
  findSubscribed: async (productIds) => {
    const path = `/api/seller/subscriptions/states?ids=${productIds.join(',')}`;
    const { productIds: found } = readData(await sendRequest(options, path, { token: readToken() }));
    return found as number[];
  },
});

function readData({ body, status, requestId }: ApiAnswer): Record<string, unknown> {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data)) {
    throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
  }
  return data;
}
