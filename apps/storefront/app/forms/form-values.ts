import { isAskedFor, type FormValues } from '@postprocure/contracts/tickets/check-form';
import {
  listFields,
  type FormDefinition,
  type FormField,
} from '@postprocure/contracts/tickets/form-definition';
import { formatPhone } from '@postprocure/contracts/tickets/phone';

/** The values of a form's inputs, by field name. */
export function readValues(form: FormDefinition, data: FormData): FormValues {
  const read = (field: FormField): string | string[] => {
    const entries = data.getAll(field.name).filter((entry) => typeof entry === 'string');
    return field.type === 'choices' ? entries : (entries[0] ?? '');
  };
  return Object.fromEntries(
    listFields(form)
      .filter(({ type }) => type !== 'files')
      .map((field) => [field.name, read(field)]),
  );
}

export const listChosenFiles = (data: FormData, name: string): File[] =>
  data.getAll(name).filter((entry) => entry instanceof File && entry.name !== '') as File[];

/** The values to send, without hidden fields or empty file inputs. */
export function prepareForm(form: FormDefinition, element: HTMLFormElement): FormData {
  const data = new FormData(element);
  const values = readValues(form, data);
  for (const field of listFields(form)) {
    if (!isAskedFor(field, values)) data.delete(field.name);
    if (field.type === 'phone') data.set(field.name, formatPhone(String(values[field.name])));
    if (field.type !== 'files') continue;
    const files = listChosenFiles(data, field.name);
    data.delete(field.name);
    for (const file of files) data.append(field.name, file);
  }
  return data;
}

/** Fills in empty inputs and keeps what the user has already typed. */
export function fillEmptyInputs(element: HTMLFormElement, values: FormValues): void {
  for (const control of element.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= [values[control.name] ?? []].flat().includes(control.value);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      const value = values[control.name];
      if (typeof value === 'string' && control.value === '') control.value = value;
    }
  }
}
