import { z } from 'zod';

/** Measurements for the sizes of a product. */
export const sizeChart = z.object({
  title: z.string().meta({ examples: ["Women's clothing"] }),
  columns: z.array(z.string()).meta({ examples: [['Size', 'Bust (cm)', 'Waist (cm)', 'Hip (cm)']] }),
  rows: z
    .array(z.array(z.string()))
    .describe('One row for each size of the product; the first cell contains the size')
    .meta({ examples: [[['M', '91', '76', '99']]] }),
  note: z.string(),
});

export const productSizeChart = z.object({
  chart: sizeChart.nullable().describe('Null if there are no measurements for the sizes of the product'),
});

export type SizeChart = z.infer<typeof sizeChart>;
