import { AppError } from '@postprocure/contracts/app-error';
import { sendForm } from '@postprocure/api-client/tickets-api';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';

const uploadTimeoutMs = 120_000;

/** Never rejects. Errors are returned as messages, and the typed values stay in the form. */
export async function sendInBrowser(kind: FormKind, form: FormData, key: string): Promise<FormOutcome> {
  try {
    const receipt = await sendForm({ baseUrl: '', timeoutMs: uploadTimeoutMs }, kind, { form, key });
    return { isStored: true, ...receipt };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message, fields = {} } = error;
    return { isStored: false, status, message, errors: fields, values: {}, hadFiles: false };
  }
}

/** `crypto.randomUUID` is not available on plain HTTP origins, but `getRandomValues` is. */
export const createSubmissionKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
