/**
 * A form as data, from which the inputs, the validation on both sides and the API schema are generated. Plain values
 * without a validation library, because browsers load it.
 */
export interface FormDefinition {
  kind: FormKind;
  /** Several steps make a wizard. */
  steps: readonly FormStep[];
  submitLabel: string;
  /** Shown with the reference number after the form was stored. */
  successMessage: string;
  /** Heading of the list of errors. */
  failureMessage: string;
  /** The fields that identify the sender. */
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
  /** Makes the field required. This is the error message if the field is empty. */
  missing?: string;
  /** The field is shown only while another field has one of these values. */
  showWhen?: { field: string; values: readonly string[] };
  /** Width as a share of the form on wide screens. Default: full width. */
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
  /** `strict` accepts only Indian numbers as +91-NNNNN-NNNNN; otherwise any phone number is accepted. */
  | { type: 'phone'; strict: boolean }
  | { type: 'webAddress'; placeholder?: string }
  /** One URL per line. */
  | { type: 'links'; maxLength: number; placeholder?: string }
  | { type: 'wholeNumber'; min: number; max: number; placeholder?: string }
  | { type: 'rupees'; placeholder?: string }
  | { type: 'choice'; options: readonly FormOption[]; placeholder: string }
  | { type: 'choices'; options: readonly FormOption[] }
  /** The label may contain `[text](/path)` links. */
  | { type: 'consent'; version: string }
  | { type: 'files' };

export interface FormOption {
  value: string;
  label: string;
}

/** Honeypot field: hidden from people, filled in only by bots. */
export const honeypotField = 'messageTopic';

export const listFields = (form: Pick<FormDefinition, 'steps'>): FormField[] =>
  form.steps.flatMap(({ fields }) => fields);
