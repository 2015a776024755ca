import { z } from 'zod';

/** An amount that somebody types. `multipleOf(0.01)` would also accept 0.30000000000000004. */
export const typedRupees = z
  .number()
  .refine((value) => Math.round(value * 100) / 100 === value, 'Enter at most two decimals.');
