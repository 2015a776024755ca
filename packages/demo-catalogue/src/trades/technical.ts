import type { Trade } from '../product-type.ts';
import { checkedBullet, techNames } from './line-names.ts';

export const electronics: Trade = {
  brands: 'electronics',
  series: techNames,
  origins: 'electronics',
  discount: [15, 68],
  bullets: [
    '12-month brand warranty from the date of purchase',
    'BIS certified for use in India',
    'In the box: {noun~}, user manual and warranty card',
    'Service support by phone and email in English and Hindi',
  ],
  pitch: [
    '{brand} tests each unit for Indian voltage and heat.',
    'Setup takes minutes and needs no special knowledge.',
  ],
  care: {
    heading: 'Use and safety',
    items: [
      'Keep away from water and direct heat',
      'Use the supplied or a certified adapter only',
      'Clean with a dry microfibre cloth',
      'Dispose of as e-waste, not with household rubbish',
    ],
  },
  notes: [
    'Performance figures are measured in the laboratory and depend on use.',
    'Register the warranty within 10 days of delivery.',
  ],
};

export const motor: Trade = {
  ...electronics,
  brands: 'motor',
  origins: 'tools',
  discount: [20, 65],
  bullets: [
    'Made for Indian roads, heat and monsoon',
    'Stands up to dust, rain and vibration',
    '6-month warranty against manufacturing defects',
    checkedBullet,
  ],
  pitch: ['{brand} tests on city streets and highways alike.', 'Made to look right, fit well and last.'],
  care: {
    heading: 'Use and care',
    items: [
      'Check the fit before driving off',
      'Clean with mild shampoo and water',
      'Store in a dry place',
      'Inspect for wear once a month',
    ],
  },
  notes: ['Please check compatibility with your model before ordering.'],
};

export const tools: Trade = {
  ...motor,
  brands: 'workshop',
  bullets: [
    'For home, workshop and site',
    'Comfortable grip that does not slip',
    '6-month warranty against manufacturing defects',
    checkedBullet,
  ],
  pitch: ['{brand} designs for mistris and DIY enthusiasts alike.', 'Made to do the job without fuss.'],
  care: {
    heading: 'Use and safety',
    items: [
      'Wear goggles and gloves where needed',
      'Keep dry and lightly oiled',
      'Keep away from children',
      'Use only as intended',
    ],
  },
  notes: ['Follow the safety instructions on the pack.'],
};

export const timepieces: Trade = {
  ...electronics,
  brands: 'time',
  discount: [25, 73],
  bullets: [
    '12-month warranty on the movement',
    'Comes in a {brand} gift box',
    'Easy to read at a glance',
    checkedBullet,
  ],
  pitch: ['{brand} checks every piece in India.', 'As right for work as for a wedding.'],
  care: {
    heading: 'Use and care',
    items: [
      'Keep away from strong magnets',
      'Wipe with a soft dry cloth',
      'Have the battery changed by a professional',
      'Avoid perfume on strap and case',
    ],
  },
};

export const eyewear: Trade = {
  ...timepieces,
  bullets: [
    '6-month warranty on frame and hinges',
    'Soft nose pads that do not slip',
    'Light enough to wear all day',
    checkedBullet,
  ],
  pitch: ['{brand} checks every pair in India.', 'Goes with office wear and weekend outfits.'],
  care: {
    heading: 'Use and care',
    items: [
      'Rinse the lenses with water before you wipe them',
      'Wipe with the cloth from the case',
      'Put down with the lenses facing up',
      'Do not leave in a hot car',
    ],
  },
  notes: ['The colour of the lenses may look slightly different on your screen.'],
};
