import { z } from 'zod';

/** A part covers this many ids, so it never has more products. Sitemaps allow 50,000 entries. */
export const directoryPartSize = 10_000;

export const directoryEntry = z.object({
  id: z.number().int(),
  updated_at: z.iso.datetime({ offset: true }),
});

export const directoryParts = z.object({
  parts: z.array(z.number().int()).describe('Numbers of the parts that have products, in ascending order'),
});

export const directoryPart = z.object({ products: z.array(directoryEntry) });

export const directoryPartParams = z.object({
  part: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(1)),
});

export type DirectoryEntry = z.infer<typeof directoryEntry>;
