import { Readable } from 'node:stream';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { toAppError } from '../../plugins/error-handler.ts';
import { readUpload, type ReceivedForm } from './read-upload.ts';
import type { TicketContext } from './ticket-context.ts';
import { keepTyped, storeTicket } from './ticket.service.ts';

export interface PageForm {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
  /** The sender's IP address. */
  client: string;
  reportError: (error: unknown) => void;
}

/**
 * Handles a form that a browser posts without JavaScript. Never rejects: on an error, the page is shown again with
 * what was typed. This is not an endpoint, because it streams uploads to disk, while the local client would hold them
 * in memory.
 */
export async function submitPage(
  context: TicketContext,
  kind: FormKind,
  { contentType, body, client, reportError }: PageForm,
): Promise<FormOutcome> {
  let form: ReceivedForm | null = null;
  try {
    context.rateLimiter?.take(client);
    form = await readUpload(openBody(body), { contentType, directory: context.arrivingDirectory });
    const { values, files } = form;
    const receipt = await storeTicket(context, kind, { values, files, client, idempotencyKey: null });
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

const openBody = (body: PageForm['body']): Readable =>
  // The web stream types of the DOM and of Node differ in name only.
  body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
