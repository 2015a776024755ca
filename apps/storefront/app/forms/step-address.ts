import type { FormDefinition } from '@postprocure/contracts/tickets/form-definition';

const pattern = /^#step-([1-9])$/;

/** The URL fragment of a wizard step, counted from 1. */
export const writeStep = (step: number): string => `#step-${step + 1}`;

/** Null if the fragment isn't a step of this form. */
export function readStep(form: Pick<FormDefinition, 'steps'>, hash: string): number | null {
  const step = Number(pattern.exec(hash)?.[1]) - 1;
  return form.steps[step] ? step : null;
}

/**
 * The step to show for a URL fragment, or null if the fragment has another meaning, such as a link to another part of
 * the page. `opened` contains the fragment that the page was opened with and the step it showed.
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
