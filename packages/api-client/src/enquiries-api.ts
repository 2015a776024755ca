import type { FormKind } from '@postprocure/contracts/forms/form-definition';
import type { FormOutcome } from '@postprocure/contracts/forms/form-outcome';
import type { EnquiryReceipt } from '@postprocure/contracts/forms/form-schema';
import { ApiFailure } from './api-failure.ts';
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
): Promise<EnquiryReceipt> {
  const { body, status, requestId } = await sendRequest(options, `/api/enquiries/${kind}`, {
    payload: form,
    headers: { 'idempotency-key': key },
  });
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data) || typeof data['reference'] !== 'string') {
    throw new ApiFailure('Invalid API response structure', { code: 'INVALID_RESPONSE', status, requestId });
  }
  return data as unknown as EnquiryReceipt;
}
