import { emailMaxLength, isEmail } from './email.ts';
import { listFields, type FormDefinition, type FormField } from './form-definition.ts';
import { formatPhone, indianPhoneMessage, indianPhonePattern } from './phone.ts';

/** The submitted values: a string for each field, or a list for a multiple-choice field. Files are sent separately. */
export type FormValues = Record<string, string | readonly string[]>;

/** Error messages by field name, in the order of the fields. */
export type FormErrors = Record<string, string>;

const phoneMaxLength = 40;
const webAddressMaxLength = 2000;

export const maxLengthOf = (field: FormField): number => {
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'links':
      return field.maxLength;
    case 'email':
      return emailMaxLength;
    case 'phone':
      return phoneMaxLength;
    case 'webAddress':
      return webAddressMaxLength;
    default:
      return 40;
  }
};

/**
 * Validates the values, with the same result in the browser and on the server. Values without an error can be stored.
 */
export function findFormErrors(form: Pick<FormDefinition, 'steps'>, values: FormValues): FormErrors {
  const errors: FormErrors = {};
  for (const field of listFields(form)) {
    const problem = findFieldProblem(field, values[field.name]);
    if (problem !== null) errors[field.name] = problem;
  }
  return errors;
}

/** Whether a field is shown, given the values of the other fields. */
export const isAskedFor = ({ showWhen }: FormField, values: FormValues): boolean =>
  showWhen === undefined ||
  [values[showWhen.field] ?? []].flat().some((value) => showWhen.values.includes(value));

export function findFieldProblem(field: FormField, value: FormValues[string] | undefined): string | null {
  if (field.type === 'files') return null;
  const entries = [value ?? []].flat();
  if (entries.every((entry) => entry.trim() === '')) return field.missing ?? null;
  const maxLength = maxLengthOf(field);
  if (entries.some((entry) => entry.length > maxLength)) {
    return `Please enter at most ${maxLength.toLocaleString('en-IN')} characters.`;
  }
  if (!entries.every(isText)) return 'Please remove unsupported characters.';
  if (field.type === 'choices') {
    return entries.every((entry) => isOption(field, entry)) ? null : 'Please choose from the list.';
  }
  return entries.length === 1 ? findTextProblem(field, entries[0] ?? '') : 'Please enter only one value.';
}

function findTextProblem(field: FormField, typed: string): string | null {
  const value = typed.trim();
  switch (field.type) {
    case 'email':
      return isEmail(value) ? null : 'Please enter an email address, such as name@example.in.';
    case 'phone':
      return !field.strict || indianPhonePattern.test(formatPhone(value)) ? null : indianPhoneMessage;
    case 'webAddress':
      return isWebAddress(value) ? null : 'Please enter a web address that starts with https:// or http://.';
    case 'wholeNumber':
      return isWholeNumber(value, field) ? null : describeRange(field);
    case 'rupees':
      return rupeesPattern.test(value) ? null : 'Please enter an amount in rupees, such as 165 or 165.50.';
    case 'choice':
      return isOption(field, value) ? null : 'Please choose from the list.';
    case 'consent':
      return value === consentValue ? null : (field.missing ?? null);
    default:
      return null;
  }
}

/** The value of a checked checkbox. */
export const consentValue = 'on';

/** Accepts the rupee sign and commas, which people often type. */
export const rupeesPattern = /^₹?\s?(\d{1,3}(?:,?\d{2,3}){0,3})(?:\.(\d{1,2}))?$/;

interface NumberRange {
  min: number;
  max: number;
}

const isWholeNumber = (value: string, { min, max }: NumberRange): boolean =>
  /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max;

const describeRange = ({ min, max }: NumberRange): string =>
  `Please enter a whole number from ${min} to ${max.toLocaleString('en-IN')}.`;

/** U+0000 cannot be stored, and lone surrogates are not valid text. */
const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const isOption = ({ options }: { options: readonly { value: string }[] }, value: string): boolean =>
  options.some((option) => option.value === value);

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]/i.test(value) && URL.canParse(value);
}
