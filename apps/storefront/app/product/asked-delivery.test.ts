import { expect, test, vi } from 'vitest';
import type { ApiClient } from '@postprocure/api-client/api-client';
import { askDelivery } from './asked-delivery.ts';

const api = vi.fn(() => Promise.resolve({})) as ApiClient;

test.each(['395003', ' 395003', '395 003'])('%j is a pincode', async (typed) => {
  expect(await askDelivery(api, 7, typed)).toEqual({ pincode: '395003', answer: { value: {} } });
  const query = { productId: 7, pincode: '395003' };
  expect(api).toHaveBeenLastCalledWith('GET /api/delivery/estimate', { query });
});

test.each(['', '39500', '012345', 'abcdef', '395-003'])('%j is refused without a call', async (typed) => {
  vi.mocked(api).mockClear();
  expect((await askDelivery(api, 7, typed)).answer).toEqual({
    failure: 'Please enter a 6-digit Indian pincode that does not start with 0.',
  });
  expect(api).not.toHaveBeenCalled();
});
