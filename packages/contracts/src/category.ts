import { z } from 'zod';

const categoryFields = {
  c_id: z.string().describe('Category id'),
  c_name: z.string(),
  image: z.string().describe('Picture path on this host'),
};

export const subCategory = z.object(categoryFields);
export const category = z.object({ ...categoryFields, children: z.array(subCategory) });

export type SubCategory = z.infer<typeof subCategory>;
export type Category = z.infer<typeof category>;
