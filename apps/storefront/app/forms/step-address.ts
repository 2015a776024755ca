import type { FormDefinition } from '@postprocure/contracts/forms/form-definition';

const pattern = /^#step-([1-9])$/;

/** The part of an address that names a step of a wizard, counted from 1 as people do. */
export const writeStep = (step: number): string => `#step-${step + 1}`;

/** Null for an address that names none of this form's. */
export function readStep(form: Pick<FormDefinition, 'steps'>, hash: string): number | null {
  const step = Number(pattern.exec(hash)?.[1]) - 1;
  return form.steps[step] ? step : null;
}
