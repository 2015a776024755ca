import type { FormDefinition } from '@postprocure/contracts/tickets/form-definition';

const pattern = /^#step-([1-9])$/;

/** The part of an address that names a step of a wizard, counted from 1 as people do. */
export const writeStep = (step: number): string => `#step-${step + 1}`;

/** Null for an address that names none of this form's. */
export function readStep(form: Pick<FormDefinition, 'steps'>, hash: string): number | null {
  const step = Number(pattern.exec(hash)?.[1]) - 1;
  return form.steps[step] ? step : null;
}

/**
 * The step that an address leads to once the form is open; null for one that says nothing of steps, such as a link to
 * another place of the page. `opened` is the address the page was opened with, and the step it showed.
 */
export function followAddress(
  form: Pick<FormDefinition, 'steps'>,
  hash: string,
  opened: { hash: string; step: number },
): number | null {
  const named = readStep(form, hash);
  if (named !== null) return named;
  if (hash === opened.hash) return opened.step;
  return hash === '' ? 0 : null;
}
