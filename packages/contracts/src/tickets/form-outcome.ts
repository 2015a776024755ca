import type { FormErrors, FormValues } from './check-form.ts';

/** What became of a form that was sent, as its page shows it. */
export type FormOutcome =
  | { isStored: true; reference: string; message: string }
  | {
      isStored: false;
      status: number;
      message: string;
      errors: FormErrors;
      /** As typed. */
      values: FormValues;
      /** Files cannot be shown again: they have to be chosen once more. */
      hadFiles: boolean;
    };
