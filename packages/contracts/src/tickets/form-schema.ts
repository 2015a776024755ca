import { z } from 'zod';
import { consentValue, findFieldProblem, maxLengthOf, type FormValues } from './check-form.ts';
import {
  honeypotField,
  listFields,
  type FormDefinition,
  type FormField,
  type FormKind,
} from './form-definition.ts';
import { formDefinitions } from './form-definitions.ts';

export const ticketReceipt = z.object({
  reference: z.string().describe('Identifies the ticket, for example PPQ-2611-000123'),
  message: z.string().describe('Confirmation to show to the person who sent the form'),
});

export type TicketReceipt = z.infer<typeof ticketReceipt>;

export const ticketFileParams = z.object({ ticketId: z.uuid(), fileId: z.uuid() });

const roughLength = 100_000;
const tooLong = 'This is too long.';
const wrongType = 'This value has the wrong type.';

/** The schema of one field. API clients may send numbers and booleans where an HTML form sends text. */
function inputSchema(field: FormField): z.ZodType<string | string[]> {
  switch (field.type) {
    case 'choices': {
      const one = z.string(wrongType).max(roughLength, tooLong);
      return z.union([one.transform((value) => [value]), z.array(one).max(field.options.length)], {
        error: wrongType,
      });
    }
    case 'consent':
      return z.union([z.boolean().transform((agreed) => (agreed ? consentValue : '')), z.string().max(40)], {
        error: wrongType,
      });
    case 'wholeNumber':
    case 'rupees':
      return z.union([z.number().transform(String), z.string().max(roughLength)], { error: wrongType });
    default:
      return z.string(wrongType).max(roughLength, tooLong);
  }
}

/** Validates a form with the same messages that its page shows. */
export function createFormSchema(form: FormDefinition) {
  const shape = Object.fromEntries(
    listFields(form)
      .filter(({ type }) => type !== 'files')
      .map((field) => [field.name, describeField(field)]),
  );
  return z
    .strictObject(
      { ...shape, [honeypotField]: z.string().max(roughLength).optional() },
      {
        error: ({ code }) =>
          code === 'unrecognized_keys' ? 'This form has no field with this name.' : undefined,
      },
    )
    .superRefine((values, context) => {
      for (const field of listFields(form)) {
        const message = findFieldProblem(field, (values as FormValues)[field.name]);
        if (message !== null) context.addIssue({ code: 'custom', path: [field.name], message });
      }
    })
    .transform((values) => values as FormValues);
}

function describeField(field: FormField) {
  const words = [
    field.label.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    'options' in field ? `One of ${field.options.map(({ value }) => value).join(', ')}` : '',
    ['text', 'longText', 'links', 'email', 'phone', 'webAddress'].includes(field.type)
      ? `At most ${maxLengthOf(field)} characters`
      : '',
    field.missing === undefined ? 'Optional' : 'Required',
  ];
  return inputSchema(field)
    .optional()
    .describe(words.filter((part) => part !== '').join('. '));
}

export const formSchemas: Record<FormKind, ReturnType<typeof createFormSchema>> = {
  contact: createFormSchema(formDefinitions.contact),
  concern: createFormSchema(formDefinitions.concern),
  reseller: createFormSchema(formDefinitions.reseller),
  sourcing: createFormSchema(formDefinitions.sourcing),
  'bulk-order': createFormSchema(formDefinitions['bulk-order']),
  'support-ticket': createFormSchema(formDefinitions['support-ticket']),
};
