import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { createFormSchema } from '@postprocure/contracts/tickets/form-schema';

export const formSchemas: Record<FormKind, ReturnType<typeof createFormSchema>> = {
  contact: createFormSchema(formDefinitions.contact),
  concern: createFormSchema(formDefinitions.concern),
  reseller: createFormSchema(formDefinitions.reseller),
  sourcing: createFormSchema(formDefinitions.sourcing),
  'bulk-order': createFormSchema(formDefinitions['bulk-order']),
  'support-ticket': createFormSchema(formDefinitions['support-ticket']),
};
