import type { SizeChart } from '@postprocure/contracts/catalogue/size-chart';

const measureNote =
  'Body measurements, except for the garment length. If you are between two sizes, choose the larger one.';

/** Measurements for each size, by kind of product. The first cell of a row is the size. */
const charts = {
  womensTops: {
    title: "Women's clothing",
    columns: ['Size', 'Bust (cm)', 'Waist (cm)', 'Hip (cm)'],
    rows: [
      ['XS', '80', '66', '88'],
      ['S', '86', '71', '94'],
      ['M', '91', '76', '99'],
      ['L', '97', '81', '104'],
      ['XL', '102', '86', '109'],
      ['XXL', '107', '91', '114'],
      ['3XL', '112', '97', '119'],
    ],
    note: measureNote,
  },
  mensTops: {
    title: "Men's clothing",
    columns: ['Size', 'Chest (cm)', 'Shoulder (cm)', 'Length (cm)'],
    rows: [
      ['XS', '91', '42', '66'],
      ['S', '97', '43', '69'],
      ['M', '102', '45', '71'],
      ['L', '107', '46', '74'],
      ['XL', '112', '48', '76'],
      ['XXL', '117', '50', '79'],
      ['3XL', '122', '52', '81'],
    ],
    note: measureNote,
  },
  waists: {
    title: 'Trousers and jeans',
    columns: ['Size', 'Waist (cm)', 'Hip (cm)', 'Length (cm)'],
    rows: [
      ['28 Inch', '71', '91', '102'],
      ['30 Inch', '76', '96', '103'],
      ['32 Inch', '81', '101', '104'],
      ['34 Inch', '86', '106', '104'],
      ['36 Inch', '91', '111', '105'],
      ['38 Inch', '97', '116', '106'],
      ['40 Inch', '102', '121', '106'],
    ],
    note: measureNote,
  },
  kidsClothing: {
    title: "Children's clothing",
    columns: ['Size', 'Height (cm)', 'Chest (cm)', 'Waist (cm)'],
    rows: [
      ['2-3 Years', '92-98', '54', '51'],
      ['3-4 Years', '98-104', '56', '52'],
      ['4-5 Years', '104-110', '58', '54'],
      ['5-6 Years', '110-116', '60', '55'],
      ['6-7 Years', '116-122', '62', '57'],
      ['7-8 Years', '122-128', '65', '58'],
      ['9-10 Years', '134-140', '70', '62'],
      ['11-12 Years', '146-152', '76', '66'],
    ],
    note: 'Children of the same age differ in size. Choose by height.',
  },
  babyClothing: {
    title: 'Baby clothing',
    columns: ['Size', 'Length (cm)', 'Weight (kg)'],
    rows: [
      ['0-3 Months', '50-62', '3-6'],
      ['3-6 Months', '62-68', '6-8'],
      ['6-9 Months', '68-74', '8-9'],
      ['6-12 Months', '68-80', '8-10'],
      ['9-12 Months', '74-80', '9-10'],
      ['12-18 Months', '80-86', '10-12'],
      ['18-24 Months', '86-92', '12-13'],
    ],
    note: 'Choose by length. If in doubt, choose the larger size.',
  },
  mensShoes: {
    title: "Men's and unisex footwear",
    columns: ['UK / IND', 'EU', 'US', 'Foot length (cm)'],
    rows: [
      ['UK 5', '39', '6', '23.8'],
      ['UK 6', '40', '7', '24.6'],
      ['UK 7', '41', '8', '25.4'],
      ['UK 8', '42', '9', '26.3'],
      ['UK 9', '43', '10', '27.1'],
      ['UK 10', '44', '11', '28'],
      ['UK 11', '45', '12', '28.8'],
    ],
    note: 'Indian sizes are the same as UK sizes. Measure both feet and use the longer one.',
  },
  womensShoes: {
    title: "Women's footwear",
    columns: ['UK / IND', 'EU', 'US', 'Foot length (cm)'],
    rows: [
      ['UK 3', '36', '5', '22.1'],
      ['UK 4', '37', '6', '22.9'],
      ['UK 5', '38', '7', '23.7'],
      ['UK 6', '39', '8', '24.6'],
      ['UK 7', '40', '9', '25.4'],
      ['UK 8', '41', '10', '26.2'],
    ],
    note: 'Indian sizes are the same as UK sizes. Measure both feet and use the longer one.',
  },
  kidsShoes: {
    title: "Children's footwear",
    columns: ['UK / IND', 'EU', 'Foot length (cm)'],
    rows: [
      ['UK 6 Child', '23', '14.3'],
      ['UK 8 Child', '25', '15.7'],
      ['UK 10 Child', '28', '17.4'],
      ['UK 12 Child', '30', '19.1'],
      ['UK 1 Junior', '33', '20.8'],
      ['UK 3 Junior', '35', '22.4'],
    ],
    note: 'Leave about 1 cm of room to grow.',
  },
  rings: {
    title: 'Rings',
    columns: ['Size (IND)', 'Inner diameter (mm)', 'Inner circumference (mm)'],
    rows: [
      ['8', '15.3', '48'],
      ['10', '15.9', '50'],
      ['12', '16.6', '52'],
      ['14', '17.2', '54'],
      ['16', '17.8', '56'],
      ['18', '18.5', '58'],
      ['20', '19.1', '60'],
    ],
    note: 'Wrap a strip of paper around the finger and measure its length: that is the circumference.',
  },
  bangles: {
    title: 'Bangles',
    columns: ['Size', 'Inner diameter (inch)', 'Inner diameter (mm)'],
    rows: [
      ['2.2', '2 2/16', '54'],
      ['2.4', '2 4/16', '57.2'],
      ['2.6', '2 6/16', '60.3'],
      ['2.8', '2 8/16', '63.5'],
      ['2.10', '2 10/16', '66.7'],
    ],
    note: 'Measure the inner diameter of a bangle that fits.',
  },
  bedding: {
    title: 'Bedding',
    columns: ['Size', 'Mattress (inch)', 'Sheet (cm)'],
    rows: [
      ['Single', '72 x 36', '150 x 225'],
      ['Double', '72 x 48', '225 x 250'],
      ['Queen', '78 x 60', '235 x 250'],
      ['King', '78 x 72', '274 x 274'],
    ],
    note: 'Fitted sheets suit mattresses up to 8 inches thick.',
  },
} satisfies Record<string, SizeChart>;

interface SizedProduct {
  title: string;
  hsn: string;
  categoryNames: readonly string[];
  sizes: readonly string[];
}

/** Returns the rows for the product's sizes, if its kind has a chart that contains all of them. */
export function findSizeChart(product: SizedProduct): SizeChart | undefined {
  const kind = chartOf(product);
  if (kind === undefined || product.sizes.length === 0) return undefined;
  const chart: SizeChart = charts[kind];
  const rows = chart.rows.filter(([size = '']) => product.sizes.includes(size));
  return rows.length === product.sizes.length ? { ...chart, rows } : undefined;
}

/** By HSN chapter: 61 and 62 are clothing, 64 footwear, 71 jewellery, 63 made-up textiles. */
function chartOf({ title, hsn, categoryNames, sizes }: SizedProduct): keyof typeof charts | undefined {
  const chapter = hsn.slice(0, 2);
  const text = [...categoryNames, title].join(' ');
  const has = (pattern: RegExp) => sizes.some((size) => pattern.test(size));
  const isWomens = /\b(?:women|ladies|girls?)\b/i.test(text.replaceAll("'s", ''));
  if (chapter === '64') return has(/Child|Junior/) ? 'kidsShoes' : isWomens ? 'womensShoes' : 'mensShoes';
  if (chapter === '61' || chapter === '62') {
    if (has(/Months/)) return 'babyClothing';
    if (has(/Years/)) return 'kidsClothing';
    if (has(/Inch/)) return 'waists';
    return isWomens ? 'womensTops' : 'mensTops';
  }
  if (chapter === '71') return has(/^2\.\d/) ? 'bangles' : 'rings';
  return chapter === '63' ? 'bedding' : undefined;
}
