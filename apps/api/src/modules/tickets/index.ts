export { cleanUpload } from './clean-upload.ts';
export { acceptForms } from './accept-forms.ts';
export { submitPage } from './submit-page.ts';
export { createTicketContext, openUploads, type TicketContext } from './ticket-context.ts';
export { createTicketDeskHandlers, listTicketInbox } from './ticket-desk.service.ts';
export { createTicketHandlers } from './ticket.service.ts';
