import { z } from 'zod';
import { errorStatus, type ErrorCode } from './error-code.ts';

/** Every successful response body is `{ data: … }`. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** The body of every error response. `message` is for the user, `code` for programs and `requestId` for support. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional().describe('Error messages by form field'),
});

export type ErrorBody = z.infer<typeof errorBody>;
