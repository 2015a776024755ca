export { cleanUpload } from './clean-upload.ts';
export { acceptForms } from './accept-forms.ts';
export { createDemoTicket, type DemoTicket } from './demo-ticket.repository.ts';
export { submitPage } from './submit-page.ts';
export { createTicketContext, openUploads, type TicketContext } from './ticket-context.ts';
export { createTicketDeskHandlers, listTicketInbox } from './ticket-desk.service.ts';
export { createMerchantTicketHandlers, listOpenTickets } from './merchant-ticket.service.ts';
export { createTicketHandlers } from './ticket.service.ts';
