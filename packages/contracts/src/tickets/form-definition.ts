/**
 * A form as data, from which the inputs, the checks on both sides and the API's schema are made. Plain values
 * and no validation library: it travels to the browser.
 */
export interface FormDefinition {
  kind: FormKind;
  /** Several make a wizard. */
  steps: readonly FormStep[];
  submitLabel: string;
  /** Shown, with the reference number, once the server has stored the form. */
  successMessage: string;
  /** Shown above the list of what is wrong. */
  failureMessage: string;
  /** Which fields tell who wrote. */
  sender: { name: readonly string[]; email: string; phone: string | null };
}

export const formKinds = [
  'contact',
  'concern',
  'reseller',
  'sourcing',
  'bulk-order',
  'support-ticket',
] as const;

export type FormKind = (typeof formKinds)[number];

export interface FormStep {
  title: string;
  fields: readonly FormField[];
}

export type FormField = FieldFacts & FieldType;

interface FieldFacts {
  name: string;
  label: string;
  hint?: string;
  /** Makes the field required, and is shown where it is left empty. */
  missing?: string;
  /** Asked for only while another field has one of these values. */
  showWhen?: { field: string; values: readonly string[] };
  /** Of the form's own, where there is room; all of it unless said otherwise. */
  width?: 'half' | 'third';
}

type FieldType =
  | {
      type: 'text';
      maxLength: number;
      placeholder?: string;
      autoComplete?: string;
      inputMode?: 'numeric';
    }
  | { type: 'longText'; maxLength: number; placeholder?: string; rows?: number }
  | { type: 'email' }
  /** `strict` takes Indian numbers as +91-NNNNN-NNNNN only; otherwise whatever somebody calls their number. */
  | { type: 'phone'; strict: boolean }
  | { type: 'webAddress'; placeholder?: string }
  /** One address on each line. */
  | { type: 'links'; maxLength: number; placeholder?: string }
  | { type: 'wholeNumber'; min: number; max: number; placeholder?: string }
  | { type: 'rupees'; placeholder?: string }
  | { type: 'choice'; options: readonly FormOption[]; placeholder: string }
  | { type: 'choices'; options: readonly FormOption[] }
  /** The label may hold `[words](/path)` links. */
  | { type: 'consent'; version: string }
  | { type: 'files' };

export interface FormOption {
  value: string;
  label: string;
}

/** Filled in only by programs: the field is there, and no person sees it. */
export const honeypotField = 'messageTopic';

export const listFields = (form: Pick<FormDefinition, 'steps'>): FormField[] =>
  form.steps.flatMap(({ fields }) => fields);
