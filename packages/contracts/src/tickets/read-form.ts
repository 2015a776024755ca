import type { FormValues } from './check-form.ts';
import { rupeesPattern } from './check-form.ts';
import { listFields, type FormDefinition, type FormField } from './form-definition.ts';
import { formatPhone, toE164 } from './phone.ts';

export type ParsedValue = string | number | boolean | readonly string[];

export interface ParsedForm {
  /** The parsed values without empty fields. Amounts in rupees become `…Paise`. */
  fields: Record<string, ParsedValue>;
  sender: { name: string; email: string; phone: string | null };
  /** Version of the terms the person agreed to; null if the form has no terms. */
  termsVersion: string | null;
}

/** Call only with values for which `findFormErrors` found no errors. */
export function readForm(form: FormDefinition, values: FormValues): ParsedForm {
  const fields: ParsedForm['fields'] = {};
  let termsVersion: string | null = null;
  for (const field of listFields(form)) {
    const entries = [values[field.name] ?? []].flat().filter((entry) => entry.trim() !== '');
    if (entries.length === 0) continue;
    if (field.type === 'consent') termsVersion = field.version;
    const [name, value] = readValue(field, entries);
    fields[name] = value;
  }
  const { name, email, phone } = form.sender;
  return {
    fields,
    sender: {
      name: name.map((part) => trimmed(values[part])).join(' '),
      email: trimmed(values[email]),
      phone: phone === null ? null : toE164(trimmed(values[phone])),
    },
    termsVersion,
  };
}

function readValue(field: FormField, entries: readonly string[]): [name: string, value: ParsedValue] {
  const { name } = field;
  const value = entries[0]?.trim() ?? '';
  switch (field.type) {
    case 'choices':
      return [name, entries];
    case 'consent':
      return [name, true];
    case 'wholeNumber':
      return [name, Number(value)];
    case 'rupees':
      return [`${name}Paise`, toPaise(value)];
    case 'phone':
      return [name, formatPhone(value)];
    case 'links':
      return [name, splitLines(value)];
    default:
      return [name, value];
  }
}

const trimmed = (value: FormValues[string] | undefined): string => [value ?? []].flat().join(' ').trim();

const splitLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toPaise(typed: string): number {
  const [, rupees = '0', paise = ''] = rupeesPattern.exec(typed) ?? [];
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}
