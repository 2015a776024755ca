import { expect } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  subscriptionDetail,
  subscriptionPage,
  type SubscriptionDetail,
  type SubscriptionPage,
} from '@postprocure/contracts/subscriptions/subscription';
import type { TestMerchant } from '../../testing/test-merchant.ts';
import type { TestApi } from '../../testing/test-api.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** Sends requests as the current merchant of the test, or as the one given in `as`. */
export function createMerchantCalls(readApi: () => TestApi, readMerchant: () => TestMerchant) {
  const call = (method: Method, path: string, payload?: object, as = readMerchant()) =>
    readApi().app.inject({
      method,
      url: `/api/seller${path}`,
      headers: as.headers,
      ...(payload && { payload }),
    });
  const list = async (query: string, as = readMerchant()): Promise<SubscriptionPage> => {
    const response = await call('GET', `/subscriptions?${query}`, undefined, as);
    expect(response.statusCode, response.body).toBe(200);
    return dataOf(subscriptionPage).parse(response.json()).data;
  };
  return {
    call,
    list,
    listIds: async (query: string): Promise<number[]> =>
      (await list(query)).subscriptions.map(({ productId }) => productId),
    subscribeTo: async (productIds: number[], as = readMerchant()): Promise<void> => {
      for (const id of productIds) {
        expect((await call('PUT', `/subscriptions/${id}`, undefined, as)).statusCode).toBe(200);
      }
    },
    /** For endpoints that return the subscription. */
    act: async (method: Method, path: string, payload?: object): Promise<SubscriptionDetail> => {
      const response = await call(method, path, payload);
      expect(response.statusCode, response.body).toBe(200);
      return dataOf(subscriptionDetail).parse(response.json()).data;
    },
    sql: (text: string, values: unknown[] = []) => readApi().database.pool.query(text, values),
  };
}
