import type { Department } from '../product-type.ts';
import { footwear as trade } from '../trades/fashion.ts';

const mensSizes = 'UK 6; UK 7; UK 8; UK 9; UK 10; UK 11';
const womensSizes = 'UK 3; UK 4; UK 5; UK 6; UK 7; UK 8';

export const footwear: Department = {
  name: 'Footwear',
  models: 'running-shoes; heels; juttis',
  trade,
  leaves: [
    {
      name: "Men's Sports Shoes",
      share: 14,
      types: [
        {
          code: 'MSS',
          noun: 'Running Shoes; Sports Shoes; Walking Shoes; Training Shoes',
          titles: ["{brand} {series} Men's {upper} {noun}| with {sole}| for {use}| ({colour})"],
          slots: {
            upper: 'Mesh; Knitted; Flyknit @1.2; Synthetic; Engineered Mesh @1.2',
            sole: 'EVA Sole; Phylon Sole @1.2; Rubber Sole; Memory Foam Insole @1.1',
            closure: 'Lace-Up',
            use: 'Gym; Jogging; Daily Wear; Badminton; Travel',
            size: mensSizes,
          },
          unsuited: {
            'Running Shoes; Walking Shoes': 'Badminton',
          },
          about: 'Light {noun~} with {upper~} uppers for long days on your feet.',
          bullets: [
            '{upper} upper that keeps feet cool',
            '{sole} that takes the shock out of hard roads',
            '{closure} closure, sizes {size}',
            'Suits {use~}',
          ],
          price: [399, 2600],
          grams: [500, 800],
          hsn: '6404',
          gst: 'clothing',
          models: 'running-shoes; sports-shoes; walking-shoes; training-shoes',
          colours: 'shoes',
        },
      ],
    },
    {
      name: "Men's Formal & Casual Shoes",
      share: 10,
      types: [
        {
          code: 'MFS',
          noun: 'Formal Shoes; Derby Shoes; Loafers; Oxford Shoes; Casual Sneakers',
          titles: ["{brand} {series} Men's {upper} {finish} {noun}| for {use}| ({colour})"],
          slots: {
            upper: 'Faux Leather; Genuine Leather @1.9; Suede @1.5; Synthetic Leather; Canvas',
            finish: 'Plain Toe; Textured; Perforated; Stitched Detail',
            sole: 'TPR Sole; PVC Sole; Rubber Sole; Airmix Sole',
            use: 'Office; Wedding; Party; Daily Wear',
            size: mensSizes,
          },
          unsuited: {
            'Formal Shoes; Derby Shoes; Oxford Shoes': 'Canvas',
            'Casual Sneakers': 'Office; Wedding',
          },
          about: 'These {noun~} in {upper~} are comfortable from morning to evening.',
          bullets: [
            '{upper} upper, {finish~}',
            '{sole} with good grip',
            'Padded collar and insole',
            'Sizes {size}',
          ],
          price: [449, 2900],
          grams: [600, 950],
          hsn: '6403',
          gst: 'clothing',
          models: 'formal-shoes; derby-shoes; loafers; oxford-shoes; casual-sneakers',
          colours: 'leather',
        },
      ],
    },
    {
      name: "Women's Heels & Sandals",
      share: 12,
      types: [
        {
          code: 'WHL',
          noun: 'Heels; Block Heels; Sandals; Wedges; Stilettos',
          titles: ["{brand} {series} Women's {upper} {detail} {noun}| for {use}| ({colour})"],
          slots: {
            upper: 'Faux Leather; Patent Leather @1.2; Suede @1.2; Satin; Velvet',
            detail: 'Ankle Strap; Open Toe; Buckled; Open Toe; Pointed Toe',
            heel: '1.5 Inch; 2 Inch; 2.5 Inch; 3 Inch',
            use: 'Party; Wedding; Office; Casual Outings',
            size: womensSizes,
          },
          unsuited: {
            Stilettos: 'Casual Outings; 1.5 Inch; 2 Inch',
          },
          about: 'These {noun~} in {upper~} stay comfortable for hours.',
          bullets: [
            '{upper} upper, {detail~}',
            'Heel height {heel}',
            'Anti-skid sole',
            'Sizes {size}, true to fit',
          ],
          price: [299, 1700],
          grams: [350, 650],
          hsn: '6402',
          gst: 'clothing',
          pairedSlots: { detail: 'noun' },
          models: 'heels; block-heels; sandals; wedges; stilettos',
          colours: 'western',
        },
      ],
    },
    {
      name: "Women's Flats & Juttis",
      share: 10,
      types: [
        {
          code: 'WFL',
          noun: 'Juttis; Mojaris; Ballerinas; Bellies; Kolhapuri Chappals',
          titles: ["{brand} {series} Women's {upper} {work} {noun}| for {use}| ({colour})"],
          slots: {
            upper: 'Faux Leather; Silk; Velvet; Genuine Leather @1.4; Denim; Brocade',
            work: 'Embroidered @1.2; Printed; Mirror Work @1.2; Solid; Zari Work @1.2; Beaded',
            insole: 'Double Cushioned; Memory Foam; Soft Padded',
            use: 'Festive Wear; Daily Wear; Wedding; College',
            size: womensSizes,
          },
          unsuited: {
            'Ballerinas; Bellies': 'Silk; Brocade; Mirror Work; Zari Work; Wedding',
            'Kolhapuri Chappals': 'Silk; Velvet; Denim',
            'Juttis; Mojaris': 'Denim',
          },
          about: 'These {work~} {noun~} in {upper~} have {insole~} insoles.',
          bullets: [
            '{upper} upper, {work~}',
            '{insole} insole',
            'Pairs with kurtis, suits and jeans',
            'Sizes {size}',
          ],
          price: [229, 1100],
          grams: [250, 450],
          hsn: '6405',
          gst: 'clothing',
          models: 'juttis; mojaris; ballerinas; ballerinas; kolhapuri-chappals',
          colours: 'ethnic',
        },
      ],
    },
    {
      name: 'Slippers & Flip Flops',
      share: 12,
      types: [
        {
          code: 'SLP',
          noun: 'Slippers; Flip Flops; Sliders; Chappals',
          titles: ['{brand} {series} {audience} {material} {noun}| with {detail}| for {use}| ({colour})'],
          slots: {
            audience: "Men's; Women's; Unisex",
            material: 'EVA; Rubber; Soft PU; Cloud Foam @1.2',
            detail: 'Anti-Skid Sole; Acupressure Footbed; Thick Sole; Arch Support',
            use: 'Home; Bathroom; Daily Wear; Monsoon; Travel',
            size: 'UK 5; UK 6; UK 7; UK 8; UK 9; UK 10',
          },
          about: 'Light {material~} {noun~} for easy everyday comfort.',
          bullets: [
            'Soft {material~} that dries in minutes',
            '{detail} for a safe step',
            'For {use~}',
            'Sizes {size}',
          ],
          price: [149, 699],
          grams: [200, 400],
          hsn: '6402',
          gst: 'clothing',
          models: 'slippers; flip-flops; sliders; chappals',
          colours: 'shoes',
        },
      ],
    },
    {
      name: "Kids' Shoes",
      share: 7,
      types: [
        {
          code: 'KSH',
          noun: 'Shoes; School Shoes; Sneakers; Light-Up Shoes @1.2',
          titles: ['{brand} {series} Kids {upper} {closure} {noun}| for {audience}| ({colour})'],
          slots: {
            audience: 'Boys; Girls; Boys and Girls',
            upper: 'Mesh; Canvas; Synthetic Leather; Knitted',
            closure: 'Hook and Loop; Hook and Loop; Lace-Up; Hook and Loop',
            size: 'UK 6 Child; UK 8 Child; UK 10 Child; UK 12 Child @1.05; UK 1 Junior @1.1; UK 3 Junior @1.15',
          },
          unsuited: {
            'School Shoes': 'Knitted',
          },
          about: 'Sturdy {noun~} with {upper~} uppers for {audience~}.',
          bullets: [
            '{upper} upper that shrugs off playground dust',
            '{closure} closure that children manage alone',
            'Sizes {size}',
            'Flexible anti-slip sole',
          ],
          price: [279, 1200],
          grams: [250, 450],
          hsn: '6404',
          gst: 'clothing',
          pairedSlots: { closure: 'noun' },
          models: 'kids-shoes; school-shoes; kids-sneakers; light-up-shoes',
          colours: 'kids',
        },
      ],
    },
    {
      name: 'Boots & Safety Shoes',
      share: 4,
      types: [
        {
          code: 'BOT',
          noun: 'Boots; Safety Shoes; Hiking Boots; Trekking Shoes',
          titles: ['{brand} {series} {upper} {detail} {noun}| for {use}| ({colour})'],
          slots: {
            upper: 'Genuine Leather @1.4; Suede Leather @1.3; Synthetic Leather; Nubuck @1.3',
            detail: 'Steel Toe @1.2; High Ankle; Water-Resistant @1.2; Anti-Skid',
            sole: 'PU Sole; Rubber Lug Sole; TPU Sole',
            use: 'Trekking; Construction Site; Winter; Biking; Factory Work',
            size: mensSizes,
          },
          unsuited: {
            'Safety Shoes': 'Trekking; Winter; Biking',
            'Hiking Boots; Trekking Shoes': 'Steel Toe; Construction Site; Biking; Factory Work',
          },
          about: 'Tough {noun~} in {upper~} that stand up to hard days.',
          bullets: ['{upper} upper', '{sole} with deep tread', '{detail} build for {use~}', 'Sizes {size}'],
          price: [699, 3600],
          grams: [900, 1500],
          hsn: '6403',
          gst: 'clothing',
          models: 'boots; safety-shoes; hiking-boots; trekking-shoes',
          colours: 'leather',
        },
      ],
    },
  ],
};
