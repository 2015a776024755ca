import { maxLengthOf, type FormValues } from '@postprocure/contracts/tickets/check-form';
import {
  listFields,
  type FormDefinition,
  type FormField,
} from '@postprocure/contracts/tickets/form-definition';

export interface FormDraft {
  values: FormValues;
  step: number;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type DraftedForm = Pick<FormDefinition, 'kind' | 'steps'>;

/** Keeps the form values in this tab until the form is sent, so that they survive reloads and back navigation. */
export function keepDraft(storage: DraftStorage, form: DraftedForm, { values, step }: FormDraft): void {
  const names = listDrafted(form).map(({ name }) => name);
  const kept = Object.entries(values).filter(([name, value]) => names.includes(name) && !isEmpty(value));
  if (kept.length === 0) return dropDraft(storage, form);
  try {
    storage.setItem(keyOf(form), JSON.stringify({ values: Object.fromEntries(kept), step }));
  } catch {
    // If storage is full, only the draft is lost.
  }
}

export const dropDraft = (storage: DraftStorage, form: DraftedForm): void => storage.removeItem(keyOf(form));

/** Returns null if there is no draft, or if it is from an older version of the form and can no longer be read. */
export function readDraft(storage: DraftStorage, form: DraftedForm): FormDraft | null {
  const draft = parse(storage.getItem(keyOf(form)));
  if (!isRecord(draft) || !isRecord(draft['values'])) return null;
  const values: FormValues = {};
  for (const field of listDrafted(form)) {
    const value = draft['values'][field.name];
    if (isValueOf(field, value)) values[field.name] = value;
  }
  const step = Number(draft['step']);
  return { values, step: Number.isInteger(step) && form.steps[step] ? step : 0 };
}

const keyOf = ({ kind }: DraftedForm): string => `form-draft:${kind}`;

/** Files can't be restored into an input, and consent must be given again. */
const listDrafted = (form: DraftedForm): FormField[] =>
  listFields(form).filter(({ type }) => type !== 'files' && type !== 'consent');

const isEmpty = (value: FormValues[string]): boolean => [value].flat().join('') === '';

function isValueOf(field: FormField, value: unknown): value is FormValues[string] {
  const fits = (entry: unknown) => typeof entry === 'string' && entry.length <= maxLengthOf(field);
  return field.type === 'choices' ? Array.isArray(value) && value.every(fits) : fits(value);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
