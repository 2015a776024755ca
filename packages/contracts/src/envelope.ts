import { z } from 'zod';
import { errorStatus, type ErrorCode } from './error-code.ts';

/** Every successful body is `{ data: … }`. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** Every failed body: `message` is meant for the person, `code` for the program, `requestId` for support. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('Of a form: what is wrong with each field, for the person'),
});

export type ErrorBody = z.infer<typeof errorBody>;
