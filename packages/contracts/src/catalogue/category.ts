import { z } from 'zod';

const categoryFields = {
  c_id: z.string().meta({ description: 'Category ID', examples: ['101'] }),
  c_name: z.string().meta({ examples: ['Women Fashion'] }),
  image: z.string().meta({
    description: 'Image path on this host',
    examples: ['/media/art/sari/teal/2/320.webp'],
  }),
};

export const subCategory = z.object(categoryFields);
export const category = z.object({ ...categoryFields, children: z.array(subCategory) });

export type SubCategory = z.infer<typeof subCategory>;
export type Category = z.infer<typeof category>;
