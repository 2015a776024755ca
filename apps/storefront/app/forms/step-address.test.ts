import { expect, test } from 'vitest';
import { sourcingForm } from '@postprocure/contracts/forms/sourcing-form';
import { readStep, writeStep } from './step-address.ts';

test('an address names the step it was written for', () => {
  expect(sourcingForm.steps.map((_, step) => readStep(sourcingForm, writeStep(step)))).toEqual([0, 1, 2]);
});

test.each(['', '#sourcing-form', '#step-0', '#step-4', '#step-', '#step-1x'])(
  '"%s" names no step',
  (hash) => {
    expect(readStep(sourcingForm, hash)).toBeNull();
  },
);
