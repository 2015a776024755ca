import type { Department } from '../product-type.ts';
import { clothing } from '../trades/fashion.ts';

const ages =
  '2-3 Years; 3-4 Years; 4-5 Years; 5-6 Years; 6-7 Years; 7-8 Years @1.05; 9-10 Years @1.1; 11-12 Years @1.15';

export const kids: Department = {
  name: "Kids' Fashion",
  models: 'frock; kids-clothing-set; kids-t-shirt',
  trade: clothing,
  leaves: [
    {
      name: "Girls' Dresses & Frocks",
      share: 14,
      types: [
        {
          code: 'FRK',
          noun: 'Frock; Party Dress; Frock Dress; Gown',
          titles: ['{brand} {series} Girls {fabric} {pattern} {style} {noun}| for {occasion}| ({colour})'],
          slots: {
            fabric: 'Pure Cotton; Net @1.2; Satin @1.2; Cotton Blend; Organza @1.3; Rayon',
            pattern: 'Floral Printed; Solid; Embroidered @1.2; Polka Dot; Sequinned @1.2; Bow Detail',
            style: 'Knee Length; Tiered; Tiered; Princess',
            occasion: 'Birthday Party; Wedding; Festive Wear; Daily Wear; Photo Shoot',
            size: ages,
          },
          about: 'A {style~} piece in {fabric~} that little girls love to twirl in.',
          bullets: [
            'Soft {fabric~} with cotton lining',
            '{style}, {pattern~}',
            'Occasion: {occasion}',
            'Fits {size}',
          ],
          price: [249, 1400],
          grams: [180, 450],
          hsn: '6204',
          gst: 'clothing',
          pairedSlots: { style: 'noun' },
          models: 'frock; party-dress; frock-dress; girls-gown',
          colours: 'kids',
        },
      ],
    },
    {
      name: "Boys' T-Shirts & Shirts",
      share: 13,
      types: [
        {
          code: 'BTS',
          noun: 'T-Shirt; Shirt; Polo T-Shirt',
          titles: ['{brand} {series} Boys {fabric} {pattern} {noun}| with {sleeve}| ({colour}, {pack})'],
          slots: {
            fabric: 'Pure Cotton; Cotton Blend; Hosiery Cotton; Bio-Washed Cotton @1.1',
            pattern:
              'Cartoon Printed; Striped; Solid; Dinosaur Printed; Cricket Printed; Checked; Typography Printed',
            sleeve: 'Half Sleeves',
            size: ages,
            pack: 'Pack of 1; Pack of 2 @1.8; Pack of 3 @2.5',
          },
          about: 'Easy everyday wear in {fabric~} with a {pattern~} front.',
          bullets: [
            '{fabric}, soft on skin',
            '{pattern} with {sleeve~}',
            '{pack} for {size}',
            'Stands up to play and frequent washing',
          ],
          price: [149, 549],
          grams: [100, 180],
          hsn: '6109',
          gst: 'clothing',
          models: 'kids-t-shirt; kids-shirt; kids-polo',
          colours: 'kids',
        },
      ],
    },
    {
      name: "Kids' Ethnic Wear",
      share: 10,
      types: [
        {
          code: 'KET',
          noun: 'Kurta Pyjama Set; Lehenga Choli; Dhoti Kurta Set; Kurta Set',
          titles: ['{brand} {series} Kids {fabric} {pattern} {noun}| for {occasion}| ({colour})'],
          slots: {
            fabric: 'Cotton Silk; Art Silk; Pure Cotton; Jacquard @1.2; Chanderi @1.2',
            pattern: 'Embroidered @1.2; Printed; Zari Woven; Solid; Mirror Work @1.2',
            occasion: 'Diwali; Janmashtami; Wedding; Navratri; Annaprashan; Eid',
            size: ages,
          },
          unsuited: {
            'Lehenga Choli; Dhoti Kurta Set': 'Eid',
          },
          about: 'Festive {fabric~} for children, made for long celebrations.',
          bullets: [
            '{fabric} that does not itch',
            '{pattern} design',
            'Occasion: {occasion}',
            'Fits {size} with an elastic waist',
          ],
          price: [349, 1700],
          grams: [250, 500],
          hsn: '6204',
          gst: 'clothing',
          origins: 'ethnic',
          models: 'kids-kurta-pyjama; kids-lehenga-choli; dhoti-kurta-set; kids-kurta-set',
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Clothing Sets',
      share: 10,
      types: [
        {
          code: 'KCS',
          noun: 'Top and Shorts Set; T-Shirt and Pant Set; Clothing Set; Co-ord Set',
          titles: ['{brand} {series} Boys and Girls {fabric} {pattern} {noun}| for {season}| ({colour})'],
          slots: {
            fabric: 'Pure Cotton; Cotton Blend; Terry Cotton; Muslin Cotton @1.2',
            pattern: 'Animal Printed; Striped; Solid; Space Printed; Fruit Printed; Alphabet Printed',
            season: 'Summer; Winter; All Seasons',
            size: ages,
          },
          about: 'A matching two-piece set in {fabric~} for {season~}.',
          bullets: [
            'Two pieces in {fabric~}',
            '{pattern} top with plain bottom',
            'Made for {season~}',
            'Fits {size}',
          ],
          price: [249, 899],
          grams: [200, 380],
          hsn: '6111',
          gst: 'clothing',
          models: 'top-and-shorts-set; t-shirt-and-pant-set; kids-clothing-set; co-ord-set',
          colours: 'kids',
        },
      ],
    },
    {
      name: "Kids' Winter Wear",
      share: 7,
      types: [
        {
          code: 'KWW',
          noun: 'Sweater; Hoodie; Jacket; Sweatshirt',
          titles: ['{brand} {series} Kids {fabric} {pattern} {noun}| with {detail}| ({colour})'],
          slots: {
            fabric: 'Fleece; Wool Blend @1.3; Acrylic Knit; Cotton Fleece; Quilted Polyester @1.3',
            pattern: 'Solid; Cartoon Printed; Striped; Colour Block; Teddy Applique',
            detail: 'Warm Lining; Zip Front; Ribbed Cuffs; Front Pockets',
            size: ages,
          },
          unsuited: {
            Sweater: 'Fleece; Cotton Fleece; Quilted Polyester',
            'Hoodie; Sweatshirt': 'Quilted Polyester',
            Jacket: 'Acrylic Knit',
          },
          about: 'A warm layer in {fabric~} for school mornings.',
          bullets: [
            'Warm {fabric~} without bulk',
            '{pattern} look with {detail~}',
            'Fits {size}',
            'Soft inner side',
          ],
          price: [299, 1200],
          grams: [250, 500],
          hsn: '6110',
          gst: 'clothing',
          models: 'kids-sweater; kids-hoodie; kids-jacket; kids-sweatshirt',
          colours: 'kids',
        },
      ],
    },
    {
      name: "Kids' Innerwear & Socks",
      share: 6,
      types: [
        {
          code: 'KSK',
          noun: 'Socks; Ankle Socks; School Socks',
          titles: ['{brand} {series} Kids {fabric} {pattern} {noun}| with {detail}| ({colour}, {pack})'],
          slots: {
            fabric: 'Combed Cotton; Cotton Spandex; Bamboo Cotton @1.3',
            pattern: 'Cartoon; Striped; Solid; Animal Face; Star Printed',
            detail: 'Anti-Skid Sole; Elastic Cuff; Cushioned Sole',
            size: '1-2 Years; 3-5 Years; 6-8 Years; 9-12 Years',
            pack: '3 Pairs; 5 Pairs @1.5; 6 Pairs @1.7; 10 Pairs @2.5',
          },
          about: 'Soft {fabric~} socks that stay up without pinching.',
          bullets: [
            '{fabric} that keeps feet dry',
            '{detail} for safe steps',
            '{pack} for {size}',
            '{pattern} design',
          ],
          price: [119, 299],
          grams: [60, 100],
          hsn: '6115',
          gst: 'clothing',
          models: 'socks; ankle-socks; school-socks',
          colours: 'kids',
        },
      ],
    },
  ],
};
