import { z } from 'zod';

/** U+0000 cannot be stored and lone surrogates are no text; both are refused rather than reinterpreted. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (value) => !value.includes('\0') && value.isWellFormed(),
      'contains characters that are not text',
    );
