import { Readable } from 'node:stream';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { toAppError } from '../../plugins/error-handler.ts';
import { keepTyped, type TicketParts, storeTicket } from './ticket.service.ts';
import type { ReceivedForm } from './read-upload.ts';

export interface PageSubmission {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
  client: string;
  /** Where a failure goes that the person is told about only in passing. */
  reportError: (error: unknown) => void;
}

/**
 * A form as a browser without scripts sends it. Never rejects: whatever goes wrong, the page is shown again with
 * what was typed.
 */
export async function submitPage(
  parts: TicketParts,
  kind: FormKind,
  receive: () => Promise<ReceivedForm>,
  { client, reportError }: Pick<PageSubmission, 'client' | 'reportError'>,
): Promise<FormOutcome> {
  let form: ReceivedForm | null = null;
  try {
    form = await receive();
    const { values, files } = form;
    const receipt = await storeTicket(parts, kind, { values, files, client, submissionKey: null });
    return { isStored: true, ...receipt };
  } catch (error) {
    const { status, message, fields = {} } = toAppError(error);
    if (status >= 500) reportError(error);
    const hadFiles = (form?.files.length ?? 0) > 0;
    return { isStored: false, status, message, errors: fields, values: keepTyped(form?.values), hadFiles };
  } finally {
    await form?.discard();
  }
}

export const openBody = (body: PageSubmission['body']): Readable =>
  // The types of the web's streams and of Node's own differ in name only.
  body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
