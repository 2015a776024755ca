import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import type { TicketReceipt } from '@postprocure/contracts/tickets/form-schema';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiOptions } from './send-request.ts';

/** Takes a form as a browser without scripts posts it; never rejects. */
export interface FormDesk {
  submit(kind: FormKind, request: Request): Promise<FormOutcome>;
}

/** Sends a form, files included. `key` is the same for each attempt to send it, so that it is stored once. */
export async function sendForm(
  options: ApiOptions,
  kind: FormKind,
  { form, key }: { form: FormData; key: string },
): Promise<TicketReceipt> {
  const { body, status, requestId } = await sendRequest(options, `/api/tickets/${kind}`, {
    payload: form,
    headers: { 'idempotency-key': key },
  });
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data) || typeof data['reference'] !== 'string') {
    throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
  }
  return data as unknown as TicketReceipt;
}
