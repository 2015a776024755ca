import { AppError } from '@postprocure/contracts/app-error';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { browserApi } from '../browser-api.ts';

const uploadTimeoutMs = 120_000;

/** Never rejects: the outcome contains the message for the user. The key stays the same for every attempt. */
export async function sendInBrowser(kind: FormKind, form: FormData, key: string): Promise<FormOutcome> {
  try {
    const receipt = await browserApi(`POST /api/tickets/${kind}`, {
      body: form,
      idempotencyKey: key,
      timeoutMs: uploadTimeoutMs,
    });
    return { isStored: true, ...receipt };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message, fields = {} } = error;
    return { isStored: false, status, message, errors: fields, values: {}, hadFiles: false };
  }
}
