/**
 * Describes a form. Its inputs, its validation on both sides and its API schema are derived from this. Contains plain
 * values only, because it is sent to the browser.
 */
export interface FormDefinition {
  kind: FormKind;
  /** A form with several steps is a wizard. */
  steps: readonly FormStep[];
  submitLabel: string;
  /** Shown with the reference number after the ticket is created. */
  successMessage: string;
  /** Shown above the list of errors. */
  failureMessage: string;
  /** The fields with the sender's details. */
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
  /** The error for an empty field. Makes the field required. */
  missing?: string;
  /** Shows the field only while another one has one of these values. */
  showWhen?: { field: string; values: readonly string[] };
  /** Share of the form's width on larger screens. Default: full width. */
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
  /** `strict` accepts only Indian numbers as +91-NNNNN-NNNNN; otherwise any text. */
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

/** Invisible to people, so only bots fill it in. */
export const honeypotField = 'messageTopic';

export const listFields = (form: Pick<FormDefinition, 'steps'>): FormField[] =>
  form.steps.flatMap(({ fields }) => fields);
