import { findFormErrors, type FormErrors } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import { findFileProblem } from '@postprocure/contracts/tickets/upload-limits';
import { listChosenFiles, readValues } from './form-values.ts';

/** The errors that the server would report, as far as the browser can find them, in field order. */
export function findInputErrors(form: FormDefinition, data: FormData): FormErrors {
  const errors = findFormErrors(form, readValues(form, data));
  const messages = listFields(form).flatMap(({ name, type }): [string, string][] => {
    const message = type === 'files' ? findFileProblem(listChosenFiles(data, name)) : errors[name];
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries(messages);
}

/** The first step with an error, or the first step if there are no errors. */
export function findFaultyStep(form: FormDefinition, errors: FormErrors): number {
  const step = form.steps.findIndex(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
  return Math.max(0, step);
}
