import type { Trade } from '../product-type.ts';
import { clothing } from './fashion.ts';
import { checkedBullet, homeNames, indianNames, techNames } from './line-names.ts';

export const sports: Trade = {
  ...clothing,
  brands: 'active',
  series: techNames,
  origins: 'sports',
  discount: [20, 65],
  bullets: [
    'Suits beginners as well as regular players',
    'Sturdy enough for practice every day',
    'Comfortable grip and finish',
    checkedBullet,
  ],
  pitch: [
    '{brand} works with coaches and club players.',
    'Made for regular practice, at home or at the club.',
  ],
  care: {
    heading: 'Use and care',
    items: [
      'Wipe dry after use',
      'Store in a cool, dry place',
      'Check for wear before each session',
      'Warm up before you start',
    ],
  },
  notes: ['Children should use it under adult supervision.'],
};

export const music: Trade = {
  ...sports,
  brands: 'music',
  series:
    'Bhairav; Bageshri; Bhupali; Darbari; Desh; Hindol; Jaunpuri; Kafi; Kalyan; Kedar; Khamaj; Lalit; Malhar; Malkauns; Marwa; Megh; Multani; Pilu; Sarang; Sohini; Todi; Vasant; Yaman; Shree',
  origins: 'tools',
  bullets: [
    'Tuned and checked before dispatch',
    'Suits students and stage alike',
    'Finished by hand',
    checkedBullet,
  ],
  pitch: ['Makers at {brand} check every piece by hand.', 'Made to speak easily and stay in tune.'],
  care: {
    heading: 'Use and care',
    items: [
      'Wipe with a dry cloth after playing',
      'Keep away from damp and heat',
      'Loosen strings and skins before long storage',
      'Carry it in its cover',
    ],
  },
  notes: ['Wood grain differs from piece to piece.'],
};

export const toys: Trade = {
  brands: 'play',
  series:
    'Appu; Bablu; Chhota; Dholu; Gappu; Gola; Guddu; Jojo; Kittu; Laddu; Mithu; Moti; Nanhe; Pappu; Pinku; Raju; Rimjhim; Sonu; Tara; Titoo; Tuktuk; Bunty; Chiku; Golu; Mini; Rocky; Tinku; Zippy',
  origins: 'toys',
  discount: [20, 68],
  bullets: [
    'Smooth edges and non-toxic colours',
    'BIS certified for toy safety',
    'Encourages screen-free play',
    'A well-loved birthday and return gift',
  ],
  pitch: ['{brand} works with parents and teachers.', 'Children stay busy and learn without noticing.'],
  care: {
    heading: 'Safety and care',
    items: [
      'Remove all packaging before giving it to a child',
      'Clean with a damp cloth',
      'Use under adult supervision',
      'Keep away from fire',
    ],
  },
  notes: [
    'Not for children below the stated age because of small parts.',
    'Colours may differ slightly from the image.',
  ],
};

export const baby: Trade = {
  ...toys,
  series: indianNames,
  origins: 'household',
  discount: [18, 60],
  bullets: [
    'Gentle on delicate skin',
    'Free of BPA, phthalates and harsh chemicals',
    'Easy to wash and quick to dry',
    'A welcome gift for naming ceremonies and baby showers',
  ],
  pitch: [
    '{brand} works with paediatricians and young parents.',
    'Busy days with a little one become a bit easier.',
  ],
  notes: ['Never leave a baby unattended.'],
};

export const stationery: Trade = {
  brands: 'paper',
  series: homeNames,
  origins: 'household',
  discount: [12, 55],
  bullets: [
    'Useful at school, college, office and home',
    'Good value for bulk and return gifts',
    'Packed flat so that nothing bends on the way',
    'Made from responsibly sourced materials',
  ],
  pitch: [
    '{brand} designs for students, teachers and offices.',
    'A small thing that makes a desk a better place.',
  ],
  care: {
    heading: 'Good to know',
    items: [
      'Keep dry and away from direct sun',
      'Keep small parts away from toddlers',
      'Close caps after use',
      'Recycle the packaging',
    ],
  },
  notes: ['Designs may vary within an assorted pack.'],
};

export const books: Trade = {
  ...stationery,
  origins: 'printed',
  discount: [12, 48],
  bullets: [
    'Clear print on cream paper that is easy on the eyes',
    'Sturdy binding that opens flat',
    'A gift that readers keep',
    'New copy from {brand}',
  ],
  pitch: ['{brand} edits and prints in India.', 'A pleasure to read from the first page to the last.'],
  care: {
    heading: 'Good to know',
    items: [
      'Keep dry and away from direct sun',
      'Use a bookmark instead of folding pages',
      'Recycle the packaging',
    ],
  },
  notes: ['The cover may differ between print runs.'],
};
