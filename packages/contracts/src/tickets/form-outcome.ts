import type { FormErrors, FormValues } from './check-form.ts';

/** The result of a form submission, as shown on its page. */
export type FormOutcome =
  | { isStored: true; reference: string; message: string }
  | {
      isStored: false;
      status: number;
      message: string;
      errors: FormErrors;
      /** Values as typed. */
      values: FormValues;
      /**
       * Whether the user had chosen files. Browsers can't refill file inputs, so the user has to choose them again.
       */
      hadFiles: boolean;
    };
