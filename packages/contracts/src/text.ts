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

/**
 * A name of somebody or something, as it stands in the subjects of mails: on one line, and without an address, which
 * would make us the sender of somebody's advertisement.
 */
export const nameText = (max: number, missing: string) =>
  text(max)
    .trim()
    .min(1, missing)
    .refine((value) => !/\p{Cc}/u.test(value), 'Enter a name on one line.')
    .refine((value) => !/[<>]|:\/\/|www\./i.test(value), 'Enter a name without links.');
