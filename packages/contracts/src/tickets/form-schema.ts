import { z } from 'zod';
import { consentValue, findFieldProblem, maxLengthOf, type FormValues } from './check-form.ts';
import { honeypotField, listFields, type FormDefinition, type FormField } from './form-definition.ts';

export const ticketReceipt = z.object({
  reference: z.string().describe('To be quoted in every further message, such as PPQ-2611-000123'),
  message: z.string().describe('For the person who sent the form'),
});

export type TicketReceipt = z.infer<typeof ticketReceipt>;

/** Without it the content itself tells a repetition. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens or underscores')
    .optional()
    .describe('Made by the sender, the same for each attempt to send one form'),
});

export const ticketFileParams = z.object({ ticketId: z.uuid(), fileId: z.uuid() });

const roughLength = 100_000;
const tooLong = 'This is too long.';
const wrongType = 'This is not what the field takes.';

/** One field as a program sends it: numbers and booleans are taken as well as what an input would send. */
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

/** Describes what the person enters, and refuses it with the words that the page would show. */
export function createFormSchema(form: FormDefinition) {
  const shape = Object.fromEntries(
    listFields(form)
      .filter(({ type }) => type !== 'files')
      .map((field) => [field.name, describeField(field)]),
  );
  return z
    .strictObject(
      { ...shape, [honeypotField]: z.string().max(roughLength).optional() },
      { error: ({ code }) => (code === 'unrecognized_keys' ? 'This form has no such field.' : undefined) },
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
