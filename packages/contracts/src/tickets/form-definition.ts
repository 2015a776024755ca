/**
 * A form as data, from which the inputs, the validation in the browser and on the server, and the API schema are
 * generated. It consists of plain values without a validation library, because browsers load it.
 */
export interface FormDefinition {
  kind: FormKind;
  /** A form with several steps is a wizard. */
  steps: readonly FormStep[];
  submitLabel: string;
  /** Shown with the reference number when the form has been stored. */
  successMessage: string;
  /** The heading above the list of errors. */
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
  /** The error message if the field is empty. Setting it makes the field required. */
  missing?: string;
  /** The field is shown only while another field has one of these values. */
  showWhen?: { field: string; values: readonly string[] };
  /** The width on wide screens, as a share of the form. Defaults to the full width. */
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
  /**
   * If `strict` is true, only Indian numbers in the format +91-NNNNN-NNNNN are accepted; otherwise any phone number
   * is.
   */
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

/** The honeypot field: hidden from people, so only bots fill it in. */
export const honeypotField = 'messageTopic';

export const listFields = (form: Pick<FormDefinition, 'steps'>): FormField[] =>
  form.steps.flatMap(({ fields }) => fields);
