import { bulkOrderForm } from './bulk-order-form.ts';
import { concernForm } from './concern-form.ts';
import { contactForm } from './contact-form.ts';
import type { FormDefinition, FormKind } from './form-definition.ts';
import { resellerForm } from './reseller-form.ts';
import { sourcingForm } from './sourcing-form.ts';
import { supportTicketForm } from './support-ticket-form.ts';

/** All forms, for the server. A page imports only the form it shows. */
export const formDefinitions: Record<FormKind, FormDefinition> = {
  contact: contactForm,
  concern: concernForm,
  reseller: resellerForm,
  sourcing: sourcingForm,
  'bulk-order': bulkOrderForm,
  'support-ticket': supportTicketForm,
};
