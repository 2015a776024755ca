import { z } from 'zod';

/** U+0000 cannot be stored and lone surrogates are not valid text. Both are rejected instead of being replaced. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'contains invalid characters');

/**
 * A name that may appear in email subjects. It must be on one line and without links, so that our emails can't be
 * abused for spam.
 */
export const nameText = (max: number, missing: string) =>
  text(max)
    .trim()
    .min(1, missing)
    .refine((value) => !/\p{Cc}/u.test(value), 'Enter a name on one line.')
    .refine((value) => !/[<>]|:\/\/|www\./i.test(value), 'Enter a name without links.');
