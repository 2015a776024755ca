import type { Department } from '../product-type.ts';
import { home } from '../trades/household.ts';

export const giftsAndNovelties: Department = {
  name: 'Misc',
  models: 'gift-set; snow-globe; wool-balls',
  trade: {
    ...home,
    bullets: [
      'Useful in every home',
      'Light to carry and easy to store',
      'Good value for return gifts',
      'Checked by hand before dispatch',
    ],
    pitch: [
      '{brand} makes everyday things a little better.',
      'The kind of thing you miss once you have had it.',
    ],
  },
  leaves: [
    {
      name: 'Gift Items',
      share: 3,
      types: [
        {
          code: 'GFT',
          noun: 'Gift Set; Personalised Mug; Photo Lamp @1.6; Explosion Box; Greeting Card Set; Key Holder',
          titles: ['{brand} {series} {theme} {noun}| for {who}| with {extra}| ({pack})'],
          slots: {
            theme: 'Birthday; Anniversary; Best Friend; Thank You; Farewell; New Home',
            who: 'Him; Her; Parents; Colleagues; Teachers; Couples',
            extra: 'Gift Wrap; Message Card; Ribbon; Keepsake Box',
            pack: 'Pack of 1; Set of 2 @1.8; Set of 5 @4',
          },
          unsuited: {
            'Birthday; Best Friend; Thank You; Farewell': 'Couples',
            Anniversary: 'Him; Her; Colleagues; Teachers',
            'Birthday; Best Friend; New Home': 'Teachers',
            'Best Friend; New Home': 'Colleagues',
            'Best Friend': 'Parents',
            Farewell: 'Parents',
          },
          about: 'A {theme~} {noun~} for {who~}, ready to give.',
          bullets: ['{theme} theme', 'For {who~}', 'Includes: {extra~}', '{pack}'],
          price: [129, 699],
          grams: [150, 600],
          hsn: '4819',
          gst: 5,
          models: 'gift-set; personalised-mug; photo-lamp; explosion-box; greeting-cards; key-holder',
        },
      ],
    },
    {
      name: 'Novelty & Collectibles',
      share: 2,
      types: [
        {
          code: 'NOV',
          noun: 'Fridge Magnets; Keychain; Bobblehead; Snow Globe @1.6; Piggy Bank; Desk Toy',
          titles: ['{brand} {series} {theme} {noun}| for {place}| with {extra}| ({pack})'],
          slots: {
            theme:
              'Indian Cities; Cricket; Auto Rickshaw; Bollywood Style; Zodiac; Coffee Lover; Wildlife; Retro',
            place: 'Home; Office; Study Table; Kids Room',
            extra: 'Gift Box; Fun Facts Card; Stickers; Stand',
            pack: 'Pack of 1; Set of 3 @2.2; Set of 5 @3.2',
          },
          unsuited: {
            'Coffee Lover; Retro': 'Kids Room',
            'Fridge Magnets; Keychain': 'Stand; Study Table',
            Keychain: 'Office; Kids Room',
          },
          about: 'Bring home a smile with the {theme~} {noun~}.',
          bullets: ['{theme} theme', 'For {place~}', 'Includes: {extra~}', '{pack}'],
          price: [79, 399],
          grams: [60, 300],
          hsn: '3926',
          gst: 18,
          models: 'fridge-magnets; keychain; bobblehead; snow-globe; piggy-bank; desk-toy',
        },
      ],
    },
    {
      name: 'Everyday Utilities',
      share: 3,
      types: [
        {
          code: 'UTL',
          noun: 'Adhesive Hooks; Clothes Pegs; Drain Cover; Door Stopper; Cable Clips; Shoe Horn; Sewing Kit',
          titles: ['{brand} {series} {material} {noun}| for {place}| with {feature}| ({pack})'],
          slots: {
            material: 'Stainless Steel @1.2; ABS Plastic; Silicone; Acrylic; Wooden',
            place: 'Kitchen; Bathroom; Bedroom; Office; Balcony',
            feature: 'No Drilling; Strong Hold; Neat Finish; Easy Cleaning',
            pack: 'Pack of 2; Pack of 4 @1.5; Pack of 6 @1.9; Pack of 10 @2.7; Pack of 20 @4.2',
          },
          about: 'Make life easier with the {material~} {noun~}.',
          bullets: ['{material}', '{feature}', '{pack}', 'For {place~}'],
          price: [79, 299],
          grams: [50, 250],
          hsn: '3924',
          gst: 18,
          models:
            'adhesive-hooks; clothes-pegs; drain-cover; door-stopper; cable-clips; shoe-horn; sewing-kit',
        },
      ],
    },
    {
      name: 'Sewing & Knitting',
      share: 2,
      types: [
        {
          code: 'SEW',
          noun: 'Knitting Yarn; Wool Balls; Crochet Yarn; Thread Set',
          titles: ['{brand} {series} {fibre} {noun}| for {use}| with {extra}| ({colour}, {pack})'],
          slots: {
            fibre: 'Acrylic; Cotton; Merino Blend @1.6; Silk Blend @1.5',
            use: 'Sweaters; Crochet Toys; Embroidery; Home Decor',
            extra: 'Needle; Pattern Leaflet; Storage Bag',
            pack: '2 Balls; 4 Balls @1.8; 6 Balls @2.5; 10 Balls @3.8',
          },
          about: 'Soft {fibre~} for {use~}, a pleasure to work with.',
          bullets: ['{fibre} with an even twist', '{pack}', 'For {use~}', 'Includes: {extra~}'],
          price: [99, 349],
          grams: [100, 250],
          hsn: '5511',
          gst: 5,
          models: 'knitting-yarn; wool-balls; crochet-yarn; thread-set',
          colours: 'kids',
        },
      ],
    },
    {
      name: 'Party & Event Supplies',
      share: 2,
      types: [
        {
          code: 'EVT',
          noun: 'Party Poppers; Photo Booth Props; Cake Topper; Paper Plates; Confetti Cannon; Sash and Crown Set',
          titles: ['{brand} {series} {theme} {noun}| for {occasion}| with {extra}| ({pieces})'],
          slots: {
            theme: 'Golden; Bride to Be; Baby Shower; Birthday; Rainbow; New Year',
            occasion: 'Home Parties; Office Events; Sangeet; Cradle Ceremony',
            extra: 'Ribbon; Banner; Sticks; Storage Bag',
            pieces: '5 Pieces; 10 Pieces @1.6; 20 Pieces @2.6; 50 Pieces @4.5',
          },
          about: 'Celebrate in style with the {noun~}.',
          bullets: ['{pieces}', '{theme} look', 'For {occasion~}', 'Includes: {extra~}'],
          price: [79, 249],
          grams: [80, 300],
          hsn: '9505',
          gst: 18,
          models:
            'party-poppers; photo-booth-props; cake-topper; paper-plates; confetti-cannon; sash-and-crown-set',
        },
      ],
    },
  ],
};
