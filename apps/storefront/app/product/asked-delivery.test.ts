import { expect, test, vi } from 'vitest';
import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { askDelivery } from './asked-delivery.ts';

const estimate = vi.fn(() => Promise.resolve({} as DeliveryEstimate));

test.each(['395003', ' 395003', '395 003'])('accepts %j', async (typed) => {
  expect(await askDelivery({ estimate }, 7, typed)).toEqual({ pincode: '395003', answer: { value: {} } });
  expect(estimate).toHaveBeenLastCalledWith({ productId: 7, pincode: '395003' });
});

test.each(['', '39500', '012345', 'abcdef', '395-003'])('rejects %j without a request', async (typed) => {
  estimate.mockClear();
  expect((await askDelivery({ estimate }, 7, typed)).answer).toEqual({
    failure: 'Please enter a 6-digit Indian pincode that does not start with 0.',
  });
  expect(estimate).not.toHaveBeenCalled();
});
