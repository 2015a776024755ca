import type { Trade } from '../product-type.ts';
import { checkedBullet, homeNames } from './line-names.ts';

export const kitchen: Trade = {
  brands: 'kitchen',
  series: homeNames,
  origins: 'household',
  discount: [20, 65],
  bullets: [
    'Smooth finish without sharp edges',
    'Easy to clean after everyday Indian cooking',
    'A useful gift for housewarmings and weddings',
    checkedBullet,
  ],
  pitch: [
    '{brand} designs for busy Indian kitchens.',
    'A time-saver every day that looks good on the counter as well.',
  ],
  care: {
    heading: 'Use and care',
    items: [
      'Wash before first use',
      'Clean with a soft sponge and mild detergent',
      'Dry fully before storing',
      'Do not use steel wool on finished surfaces',
    ],
  },
  notes: ['Measurements are taken by hand and may differ by a few millimetres.'],
};

export const home: Trade = {
  brands: 'home',
  series: homeNames,
  origins: 'household',
  discount: [20, 70],
  bullets: [
    'Goes with both traditional and modern interiors',
    'Easy to maintain in Indian homes',
    'A warm gift for griha pravesh, weddings and Diwali',
    checkedBullet,
  ],
  pitch: ['{brand} works with workshops across India.', 'An easy way to bring warmth to a room.'],
  care: {
    heading: 'Care instructions',
    items: [
      'Dust with a soft dry cloth',
      'Keep away from direct sun and moisture',
      'Do not use harsh cleaners',
      'Handle with clean, dry hands',
    ],
  },
  notes: ['Props shown in the images are not included.', 'The shade may differ slightly from the image.'],
};

export const furniture: Trade = {
  ...home,
  discount: [25, 65],
  bullets: [
    'Hardware and an illustrated guide for assembly are included',
    'Rounded edges that are safe around children',
    'Finished with a scratch-resistant coat',
    '12-month warranty against manufacturing defects',
  ],
  care: {
    heading: 'Care instructions',
    items: [
      'Wipe spills at once with a dry cloth',
      'Keep away from direct sun and damp walls',
      'Tighten the fittings twice a year',
      'Lift, do not drag',
    ],
  },
};

export const garden: Trade = {
  ...home,
  bullets: [
    'Suits balconies, terraces and kitchen gardens',
    'Stands up to sun and monsoon rain',
    'Good for beginners',
    checkedBullet,
  ],
  pitch: [
    '{brand} grew out of a terrace garden.',
    'A green corner needs little more than this and some sunlight.',
  ],
  care: {
    heading: 'Growing tips',
    items: [
      'Water in the morning or evening',
      'Give it four hours of sunlight a day',
      'Feed once in two weeks',
      'Make sure water can drain',
    ],
  },
  notes: ['Plants and props shown are for illustration.'],
};

export const pets: Trade = {
  ...home,
  brands: 'pets',
  series:
    'Bruno; Sheru; Moti; Tommy; Simba; Leo; Coco; Rocky; Bella; Oreo; Tiger; Chikoo; Jimmy; Kalu; Lali; Mishti; Pari; Raja; Rani; Tuffy; Zoe; Candy; Daisy; Ginger',
  discount: [15, 60],
  bullets: [
    'Made from pet-safe materials',
    'Easy to keep clean',
    'Recommended by pet parents across India',
    checkedBullet,
  ],
  pitch: ['{brand} is run by people who live with animals themselves.', 'Most pets take to {brand} at once.'],
  care: {
    heading: 'Use and care',
    items: [
      'Introduce it to your pet slowly',
      'Clean once a week with mild soap',
      'Replace when worn',
      'Store in a dry place',
    ],
  },
  notes: ['Always watch your pet during first use.'],
};

export const festive: Trade = {
  ...home,
  brands: 'devotion',
  origins: 'festive',
  discount: [18, 68],
  bullets: [
    'Made by artisan families in India',
    'Right for daily puja and for festivals',
    'Comes in a gift-ready box',
    checkedBullet,
  ],
  pitch: [
    '{brand} brings the work of small Indian workshops to your home.',
    'A festive touch for the mandir and the living room.',
  ],
  notes: ['Handmade pieces may show small differences from the image.'],
};
