import { expect, test } from 'vitest';
import { sourcingForm } from '@postprocure/contracts/tickets/sourcing-form';
import { followAddress, readStep, writeStep } from './step-address.ts';

test('an address names the step it was written for', () => {
  expect(sourcingForm.steps.map((_, step) => readStep(sourcingForm, writeStep(step)))).toEqual([0, 1, 2]);
});

test.each(['', '#sourcing-form', '#step-0', '#step-4', '#step-', '#step-1x'])(
  '"%s" names no step',
  (hash) => {
    expect(readStep(sourcingForm, hash)).toBeNull();
  },
);

const opened = { hash: '', step: 0 };

test('the way back leads to the step that an address names, and to the first where the page was opened', () => {
  expect(followAddress(sourcingForm, '#step-2', opened)).toBe(1);
  expect(followAddress(sourcingForm, '', opened)).toBe(0);
  expect(followAddress(sourcingForm, '', { hash: '#step-3', step: 2 })).toBe(0);
});

test('where a draft was taken up, the address of the page leads back to it', () => {
  expect(followAddress(sourcingForm, '#sourcing-form', { hash: '#sourcing-form', step: 1 })).toBe(1);
  expect(followAddress(sourcingForm, '', { hash: '', step: 2 })).toBe(2);
});

test.each(['#content', '#sourcing-form', '#step-4'])('"%s" leaves the step as it is', (hash) => {
  expect(followAddress(sourcingForm, hash, opened)).toBeNull();
});
