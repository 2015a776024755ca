import type { ApiClient } from '@postprocure/api-client/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@postprocure/contracts/app-error';
import { askTracking } from './ask-tracking.ts';

const api = vi.fn((_route: string, request?: { params?: object }) =>
  Promise.resolve(request?.params),
) as ApiClient;
beforeEach(() => void vi.mocked(api).mockClear());

test('normalizes the ID for the call and keeps what was typed', async () => {
  expect(await askTracking(api, ' pp123456789in')).toEqual({
    trackingId: ' pp123456789in',
    answer: { value: { trackingId: 'PP123456789IN' } },
  });
  const params = { trackingId: 'PP123456789IN' };
  expect(api).toHaveBeenCalledExactlyOnceWith('GET /api/shipments/:trackingId', { params });
});

test.each(['', 'PP1', 'x'.repeat(9000), 'PP12345678\ud800IN'])(
  '%j is not found without a call',
  async (typed) => {
    const { trackingId, answer } = await askTracking(api, typed);
    expect(answer).toEqual({ failure: 'Tracking ID not found. Please check your ID and try again.' });
    expect(trackingId.length).toBeLessThanOrEqual(60);
    expect(trackingId.isWellFormed()).toBe(true);
    expect(api).not.toHaveBeenCalled();
  },
);

test('shows expected errors and rethrows others', async () => {
  const failing = (error: Error) => (() => Promise.reject(error)) as ApiClient;
  const unreachable = new AppError('NETWORK', 'We could not reach the server.');
  expect((await askTracking(failing(unreachable), 'PP123456789IN')).answer).toEqual({
    failure: 'We could not reach the server.',
  });
  await expect(askTracking(failing(new Error('secret')), 'PP123456789IN')).rejects.toThrow('secret');
});
