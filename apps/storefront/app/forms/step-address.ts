import type { FormDefinition } from '@postprocure/contracts/tickets/form-definition';

const pattern = /^#step-([1-9])$/;

/** The hash of a wizard step, counted from 1. */
export const writeStep = (step: number): string => `#step-${step + 1}`;

/** Returns null if the hash is not a step of this form. */
export function readStep(form: Pick<FormDefinition, 'steps'>, hash: string): number | null {
  const step = Number(pattern.exec(hash)?.[1]) - 1;
  return form.steps[step] ? step : null;
}

/**
 * The step to show for a hash, or null if the hash is not about steps, such as a link to another section of the page.
 * `opened` is the hash with which the page was opened, and the step it showed.
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
