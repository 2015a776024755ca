import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  assignmentChange,
  deskTicket,
  inboxItemParams,
  newNote,
  statusChange,
  ticketList,
  ticketReply,
} from '../inbox/inbox.ts';
import { listFields, type FormKind } from './form-definition.ts';
import { formDefinitions } from './form-definitions.ts';
import { formSchemas, ticketFileParams, ticketReceipt } from './form-schema.ts';
import {
  merchantTicket,
  merchantTicketParams,
  newMerchantTicket,
  newTicketMessage,
} from './merchant-ticket.ts';
import { formMaxBytes } from './upload-limits.ts';

/** Enough to upload five files of 5 MB at two megabits per second. */
const uploadTimeoutMs = 110_000;

const defineForm = (kind: FormKind, summary: string) => ({
  docs: { tag: 'Tickets', summary, description: describeForm(kind) },
  body: formSchemas[kind],
  multipart: true as const,
  response: ticketReceipt,
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const,
  idempotencyKey: 'optional' as const,
  maxBodyBytes: formMaxBytes,
  timeoutMs: uploadTimeoutMs,
});

function describeForm(kind: FormKind): string {
  const acceptsFiles = listFields(formDefinitions[kind]).some(({ type }) => type === 'files');
  return [
    'Creates a ticket, sends a confirmation to the email address given and returns a reference number. Send JSON, or `multipart/form-data` with the same field names.',
    ...(acceptsFiles
      ? ['Multipart requests can include up to five images or PDFs of at most 5 MB each.']
      : []),
    'Validation errors are listed by field in `fields`. A form sent again with the same `Idempotency-Key`, or unchanged within ten minutes, creates no second ticket.',
  ].join(' ');
}

export const ticketEndpoints = defineEndpoints({
  'POST /api/tickets/contact': defineForm('contact', 'Send the contact form'),
  'POST /api/tickets/concern': defineForm('concern', 'Report a concern'),
  'POST /api/tickets/reseller': defineForm('reseller', 'Apply as a reseller'),
  'POST /api/tickets/sourcing': defineForm('sourcing', 'Submit a sourcing request'),
  'POST /api/tickets/bulk-order': defineForm('bulk-order', 'Request a bulk order'),
  'POST /api/tickets/support-ticket': defineForm('support-ticket', 'Raise a support ticket'),
});

/** Every role may ask for help, so these need only the permission that every role has. */
export const merchantTicketEndpoints = defineEndpoints({
  'GET /api/seller/tickets': { permission: 'dashboard.read', response: ticketList },
  'POST /api/seller/tickets': {
    permission: 'dashboard.read',
    body: newMerchantTicket,
    response: ticketReceipt,
    idempotencyKey: 'optional',
    maxBodyBytes: 50_000,
  },
  'GET /api/seller/tickets/:id': {
    permission: 'dashboard.read',
    params: merchantTicketParams,
    response: merchantTicket,
  },
  'POST /api/seller/tickets/:id/messages': {
    permission: 'dashboard.read',
    params: merchantTicketParams,
    body: newTicketMessage,
    response: merchantTicket,
    maxBodyBytes: 100_000,
  },
});

export const ticketDeskEndpoints = defineEndpoints({
  'GET /api/desk/tickets/:id': { permission: 'desk.read', params: inboxItemParams, response: deskTicket },
  'GET /api/desk/merchants/:id/tickets': {
    permission: 'desk.read',
    params: inboxItemParams,
    response: ticketList,
  },
  'GET /api/desk/tickets/:ticketId/files/:fileId': {
    permission: 'desk.read',
    params: ticketFileParams,
    response: 'file',
  },
  'POST /api/desk/tickets/:id/status': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: statusChange,
    response: z.null(),
  },
  'POST /api/desk/tickets/:id/assignment': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: assignmentChange,
    response: z.null(),
  },
  'POST /api/desk/tickets/:id/notes': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: newNote,
    response: z.null(),
  },
  'POST /api/desk/tickets/:id/replies': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: ticketReply,
    response: z.null(),
    maxBodyBytes: 100_000,
  },
});
