import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormField } from '@postprocure/contracts/tickets/form-definition';

/** The answer as text, with the labels of chosen options. Empty for consents and files. */
export function describeAnswer(field: FormField, value: FormValues[string] | undefined): string {
  if (field.type === 'consent' || field.type === 'files') return '';
  const entries = [value ?? []].flat();
  const shown =
    'options' in field
      ? entries.map((entry) => field.options.find((option) => option.value === entry)?.label ?? entry)
      : entries;
  return shown.join(', ').trim().replaceAll(/\r\n?/g, '\n');
}
