import type { FormErrors, FormValues } from './check-form.ts';

/** The result of sending a form, as its page shows it. */
export type FormOutcome =
  | { isStored: true; reference: string; message: string }
  | {
      isStored: false;
      status: number;
      message: string;
      errors: FormErrors;
      values: FormValues;
      /** Files cannot be filled in again, so they must be chosen again. */
      hadFiles: boolean;
    };
