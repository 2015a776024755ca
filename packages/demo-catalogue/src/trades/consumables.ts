import type { Trade } from '../product-type.ts';
import { indianNames } from './line-names.ts';

export const beauty: Trade = {
  brands: 'beauty',
  series: indianNames,
  origins: 'beauty',
  discount: [15, 55],
  bullets: [
    'Dermatologically tested and cruelty free',
    'Suits Indian skin and weather',
    'Best before 24 months from manufacture',
    'Sealed pack with batch number and expiry date',
  ],
  pitch: [
    '{brand} works in small batches under GMP conditions.',
    'Made for daily use and easy to fit into the simplest routine.',
  ],
  care: {
    heading: 'Storage and safety',
    items: [
      'Store in a cool, dry place',
      'For external use only',
      'Do a patch test before first use',
      'Keep out of reach of children',
    ],
  },
  notes: ['Packaging may change from batch to batch; the product inside is the same.'],
};

export const wellness: Trade = {
  ...beauty,
  brands: 'wellness',
  discount: [15, 58],
  bullets: [
    'Made in a GMP certified facility',
    'Easy to use at home',
    'Clear directions in English and Hindi',
    'Sealed for safety and hygiene',
  ],
  pitch: ['{brand} stands for everyday wellbeing at home.', 'A simple habit that fits into any day.'],
  care: {
    heading: 'Use and safety',
    items: [
      'Read the directions before use',
      'Store in a cool, dry place',
      'Ask your doctor if you are pregnant or under treatment',
      'Keep out of reach of children',
    ],
  },
  notes: ['This product does not replace medical advice.'],
};

export const grocery: Trade = {
  brands: 'food',
  series:
    'Angan; Basera; Chakki; Desi; Dharti; Farm; Gokul; Gram; Heritage; Kanak; Khalihan; Kisan; Konkan; Maati; Malwa; Marwar; Nagpur; Nilgiri; Pahadi; Panchvati; Roz; Rasraj; Saurashtra; Shahi; Swad; Vrindavan',
  origins: 'food',
  discount: [10, 42],
  bullets: [
    'Packed hygienically under FSSAI licence',
    'No artificial colour or preservative',
    'Fresh stock with at least 6 months of shelf life',
    '100 % vegetarian',
  ],
  pitch: [
    '{brand} buys from growers it knows and packs in small lots.',
    'The taste is what you remember from home.',
  ],
  care: {
    heading: 'Storage',
    items: [
      'Store in a cool, dry place',
      'Move to an airtight jar after opening',
      'Use a dry spoon',
      'Consume within 3 months of opening',
    ],
  },
  notes: ['Natural products vary a little in colour and aroma from harvest to harvest.'],
};
