import { expect, test } from 'vitest';
import { sourcingForm } from '@postprocure/contracts/tickets/sourcing-form';
import { followAddress, readStep, writeStep } from './step-address.ts';

test('reads back the step from a fragment', () => {
  expect(sourcingForm.steps.map((_, step) => readStep(sourcingForm, writeStep(step)))).toEqual([0, 1, 2]);
});

test.each(['', '#sourcing-form', '#step-0', '#step-4', '#step-', '#step-1x'])(
  '"%s" is not a step',
  (hash) => {
    expect(readStep(sourcingForm, hash)).toBeNull();
  },
);

const opened = { hash: '', step: 0 };

test('going back shows the step in the fragment, or the first step at the URL the page was opened with', () => {
  expect(followAddress(sourcingForm, '#step-2', opened)).toBe(1);
  expect(followAddress(sourcingForm, '', opened)).toBe(0);
  expect(followAddress(sourcingForm, '', { hash: '#step-3', step: 2 })).toBe(0);
});

test('going back to the original URL shows the step restored from a draft', () => {
  expect(followAddress(sourcingForm, '#sourcing-form', { hash: '#sourcing-form', step: 1 })).toBe(1);
  expect(followAddress(sourcingForm, '', { hash: '', step: 2 })).toBe(2);
});

test.each(['#content', '#sourcing-form', '#step-4'])('"%s" does not change the step', (hash) => {
  expect(followAddress(sourcingForm, hash, opened)).toBeNull();
});
