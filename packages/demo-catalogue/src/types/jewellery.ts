import type { Department } from '../product-type.ts';
import { jewellery as trade } from '../trades/fashion.ts';

const plating =
  'Gold Plated; Rose Gold Plated @1.1; Oxidised Silver; Rhodium Plated @1.1; Antique Gold; Matte Gold; Silver Plated';
const occasions = 'Wedding; Festive Wear; Daily Wear; Party; Navratri; Gifting';

export const jewellery: Department = {
  name: 'Jewellery',
  models: 'jhumka-earrings; necklace-set; bangles',
  trade,
  leaves: [
    {
      name: 'Earrings & Jhumkas',
      share: 22,
      types: [
        {
          code: 'EAR',
          noun: 'Jhumka Earrings; Earrings; Chandbali Earrings; Hoop Earrings; Stud Earrings; Drop Earrings',
          titles: [
            '{brand} {series} {plating} {stone} {noun}| for Women and Girls| for {occasion}| ({colour}, {pack})',
          ],
          slots: {
            plating,
            stone: 'Kundan; Pearl; American Diamond @1.3; Meenakari; Mirror; Beaded; Polki @1.3; Floral',
            base: 'Brass; Alloy; Copper',
            occasion: occasions,
            pack: '1 Pair; Set of 2 Pairs @1.7; Set of 3 Pairs @2.2',
          },
          about: 'These {plating~} {noun~} with {stone~} work dress up any outfit.',
          bullets: [
            '{plating} finish on {base~}',
            '{stone} work set by hand',
            '{pack} with secure backs',
            'Occasion: {occasion}',
          ],
          price: [99, 799],
          grams: [15, 60],
          hsn: '7117',
          gst: 3,
          models:
            'jhumka-earrings; earrings; chandbali-earrings; hoop-earrings; stud-earrings; drop-earrings',
          colours: 'stones',
        },
      ],
    },
    {
      name: 'Necklaces & Sets',
      share: 18,
      types: [
        {
          code: 'NCK',
          noun: 'Necklace Set; Choker Necklace Set; Long Necklace Set; Temple Necklace Set; Pendant Set',
          titles: [
            '{brand} {series} {plating} {stone} {noun}| with Earrings| for Women| for {occasion}| ({colour})',
          ],
          slots: {
            plating,
            stone:
              'Kundan; Pearl; American Diamond @1.4; Meenakari; Polki @1.4; Ruby-Style Stone; Lakshmi Motif; Beaded',
            base: 'Brass; Alloy; Copper',
            occasion: 'Wedding; Reception; Festive Wear; Party; Karwa Chauth',
            closure: 'Adjustable Dori; Lobster Clasp; Hook',
          },
          about: 'A {plating~} set with {stone~} work that completes a bridal or festive look.',
          bullets: [
            '{plating} on {base~} base',
            '{stone} work on necklace and earrings',
            '{closure} for an easy fit',
            'Occasion: {occasion}',
          ],
          price: [199, 2400],
          grams: [60, 220],
          hsn: '7117',
          gst: 3,
          models: 'necklace-set; choker-necklace-set; long-necklace-set; temple-necklace-set; pendant-set',
          colours: 'stones',
        },
      ],
    },
    {
      name: 'Bangles & Bracelets',
      share: 14,
      types: [
        {
          code: 'BNG',
          noun: 'Bangles; Bangle Set; Kada; Bracelet; Chooda Set @1.5',
          titles: ['{brand} {series} {plating} {stone} {noun}| for Women| for {occasion}'],
          slots: {
            plating,
            stone: 'Stone Studded; Meenakari; Kundan; Plain Polished; Velvet Wrapped; Pearl; Filigree',
            occasion: occasions,
            size: '2.2; 2.4; 2.6; 2.8; 2.10',
            pieces: 'Pack of 2; Pack of 4 @1.4; Pack of 12 @1.8; Pack of 24 @2.4',
          },
          about: 'Complete your look with the {plating~} {noun~}.',
          bullets: [
            '{plating} that keeps its shine',
            '{stone} finish',
            '{size}, {pieces~}',
            'Smooth inner edge',
          ],
          price: [129, 999],
          grams: [40, 140],
          hsn: '7117',
          gst: 3,
          models: 'bangles; bangle-set; kada; bracelet; chooda-set',
        },
      ],
    },
    {
      name: 'Finger Rings',
      share: 8,
      types: [
        {
          code: 'RNG',
          noun: 'Ring; Couple Rings; Cocktail Ring; Finger Ring',
          titles: ['{brand} {series} {plating} {stone} {noun}| for {audience}| ({pack})'],
          slots: {
            size: '8; 10; 12; 14; 16; 18; 20',
            plating,
            stone:
              'Solitaire; American Diamond @1.3; Stone Studded; Floral; Infinity; Heart; Crown; Meenakari',
            audience: 'Women; Men; Couples; Girls',
            pack: 'Pack of 1; Set of 2 @1.6; Set of 4 @2.4',
          },
          unsuited: {
            'Couple Rings': 'Women; Men; Girls; Pack of 1',
            'Ring; Cocktail Ring; Finger Ring': 'Couples',
            'Cocktail Ring': 'Men; Girls',
            'Floral; Heart; Meenakari': 'Men',
          },
          about: 'A {plating~} piece with a fine {stone~} design for {audience~}.',
          bullets: [
            '{plating} finish',
            '{stone} design',
            '{pack}, adjustable to most fingers',
            'A sweet gift for anniversaries',
          ],
          price: [79, 699],
          grams: [8, 30],
          hsn: '7117',
          gst: 3,
          models: 'ring; couple-rings; cocktail-ring; finger-ring',
        },
      ],
    },
    {
      name: 'Silver & Precious Jewellery',
      share: 4,
      types: [
        {
          code: 'SLV',
          noun: 'Pendant with Chain; Ring; Earrings; Bracelet; Anklet',
          titles: ['{brand} {series} {metal} {stone} {noun}| for {audience}| with Certificate| ({weight})'],
          slots: {
            metal: '925 Sterling Silver; 925 Silver Rose Gold Plated @1.1; 14 kt Gold @8; 18 kt Gold @11',
            stone: 'Cubic Zirconia; Moissanite @1.6; Freshwater Pearl; Plain Polished; Lab-Grown Diamond @3',
            audience: 'Women; Men; Girls',
            weight: '2 g; 3 g @1.3; 4 g @1.6; 5 g @1.9; 6 g @2.2',
          },
          unsuited: {
            'Anklet; Earrings': 'Men',
            'Freshwater Pearl': 'Men',
          },
          about: 'A hallmarked {metal~} piece of about {weight}.',
          bullets: [
            'Hallmarked {metal}',
            'Stone: {stone}',
            'Weight about {weight}',
            'Certificate of authenticity included',
          ],
          price: [799, 2600],
          grams: [20, 60],
          hsn: '7113',
          gst: 3,
          models: 'pendant-with-chain; ring; silver-earrings; silver-bracelet; anklet',
        },
      ],
    },
    {
      name: 'Mangalsutra & Nose Pins',
      share: 6,
      types: [
        {
          code: 'MNG',
          noun: 'Mangalsutra; Nath; Nose Pin; Long Mangalsutra',
          titles: ['{brand} {series} {plating} {stone} {noun}| for Women| for {occasion}| ({design})'],
          slots: {
            plating,
            stone: 'American Diamond @1.3; Pearl; Black Bead; Kundan; Ruby-Style Stone',
            design:
              'Traditional Design; Maharashtrian Design; South Indian Design; Modern Design; Floral Design',
            occasion: 'Daily Wear; Wedding; Karwa Chauth; Festive Wear',
          },
          unsuited: {
            'Nath; Nose Pin': 'Black Bead',
          },
          about: 'A {plating~} piece in a {design~}, light enough for every day.',
          bullets: ['{plating} finish', '{stone} in a {design~}', 'For {occasion~}', 'Secure clasp'],
          price: [129, 999],
          grams: [15, 60],
          hsn: '7117',
          gst: 3,
          models: 'mangalsutra; nath; nose-pin; long-mangalsutra',
        },
      ],
    },
    {
      name: 'Hair & Body Accessories',
      share: 6,
      types: [
        {
          code: 'HAC',
          noun: 'Hair Clips; Maang Tikka; Anklets; Hair Band; Waist Chain; Claw Clips',
          titles: ['{brand} {series} {finish} {design} {noun}| for Women and Girls| ({colour}, {pack})'],
          slots: {
            finish: 'Gold Plated; Oxidised; Pearl; Acrylic; Velvet; Rhinestone',
            design: 'Floral; Butterfly; Leaf; Bow; Star; Traditional; Peacock',
            pack: 'Pack of 1; Pack of 2 @1.6; Pack of 4 @2.2; Pack of 6 @2.8',
          },
          unsuited: {
            'Maang Tikka': 'Acrylic; Velvet; Butterfly; Bow; Star',
            'Anklets; Waist Chain': 'Acrylic; Velvet; Bow',
            'Hair Clips; Hair Band; Claw Clips': 'Oxidised; Traditional',
          },
          about: 'Add a little sparkle with the {design~} {noun~}.',
          bullets: ['{finish} finish', '{design} design', '{pack}', 'Holds without pulling'],
          price: [79, 449],
          grams: [15, 60],
          hsn: '7117',
          gst: 3,
          models: 'hair-clips; maang-tikka; anklets; hair-band; waist-chain; claw-clips',
          colours: 'stones',
        },
      ],
    },
  ],
};
