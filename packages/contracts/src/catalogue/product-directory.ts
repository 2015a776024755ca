import { z } from 'zod';

/**
 * The number of product IDs that a part of the directory covers, which is also the most products it can contain.
 * Sitemaps allow 50,000.
 */
export const directoryPartSize = 10_000;

export const directoryEntry = z.object({
  id: z.number().int(),
  updated_at: z.iso.datetime({ offset: true }),
});

export const directoryParts = z.object({
  parts: z.array(z.number().int()).describe('Parts that contain products, in ascending order'),
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
