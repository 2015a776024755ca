import { z } from 'zod';

/** IDs in a query string, separated by commas. */
export function idList(max: number) {
  const ids = z.array(z.uuid()).max(max);
  return z
    .string()
    .max(max * 37)
    .refine((text) => ids.safeParse(text.split(',')).success, `must be up to ${max} IDs`);
}
