import { expect, test } from 'vitest';
import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import { AppError } from '@postprocure/contracts/app-error';
import { askTracking } from './ask-tracking.ts';

const asked: string[] = [];
const shipments = {
  track: (trackingId: string) => {
    asked.push(trackingId);
    return Promise.resolve({ trackingId } as Shipment);
  },
};

test('requests the normalized ID and keeps what was typed', async () => {
  expect(await askTracking(shipments, ' pp123456789in')).toEqual({
    trackingId: ' pp123456789in',
    answer: { value: { trackingId: 'PP123456789IN' } },
  });
  expect(asked).toEqual(['PP123456789IN']);
});

test.each(['', 'PP1', 'x'.repeat(9000), 'PP12345678\ud800IN'])(
  '%j is not found, without a request',
  async (typed) => {
    asked.length = 0;
    const { trackingId, answer } = await askTracking(shipments, typed);
    expect(answer).toEqual({ failure: 'Tracking ID not found. Please check your ID and try again.' });
    expect(trackingId.length).toBeLessThanOrEqual(60);
    expect(trackingId.isWellFormed()).toBe(true);
    expect(asked).toEqual([]);
  },
);

test('returns user-facing errors and rethrows others', async () => {
  const failing = (error: Error) => ({ track: () => Promise.reject(error) });
  const unreachable = new AppError('NETWORK', 'We could not reach the server.');
  expect((await askTracking(failing(unreachable), 'PP123456789IN')).answer).toEqual({
    failure: 'We could not reach the server.',
  });
  await expect(askTracking(failing(new Error('secret')), 'PP123456789IN')).rejects.toThrow('secret');
});
