import type { Department } from '../product-type.ts';
import { garden as trade } from '../trades/household.ts';

export const garden: Department = {
  name: 'Garden & Outdoor',
  models: 'flower-pot; watering-can; indoor-plant',
  trade,
  leaves: [
    {
      name: 'Seeds & Bulbs',
      share: 5,
      types: [
        {
          code: 'SED',
          noun: 'Seeds; Hybrid Seeds @1.2; Organic Seeds @1.3; Seeds Kit @1.6',
          titles: ['{brand} {series} {plant} {noun}| for {place}| with {extra}| ({count}, {pack})'],
          slots: {
            plant:
              'Tomato; Chilli; Coriander; Marigold; Spinach; Sunflower; Bottle Gourd; Okra; Rose; Mint; Brinjal; Tulsi',
            place: 'Terrace Garden; Balcony Pots; Kitchen Garden; Home Garden',
            extra: 'Growing Guide; Coco Peat Discs @1.3; Plant Labels; Monthly Calendar',
            count: '50 Seeds; 100 Seeds @1.4; 200 Seeds @2; 500 Seeds @3',
            pack: 'Pack of 1; Pack of 2 @1.8; Pack of 5 @3.8',
          },
          unsuited: {
            'Sunflower; Bottle Gourd': 'Balcony Pots',
          },
          about: 'Fresh {plant~} {noun~} for the {place~}.',
          bullets: [
            '{count} of {plant~}',
            'For {place~}',
            'Includes: {extra~}',
            'Tested germination rate above 80 %',
          ],
          price: [59, 199],
          grams: [15, 40],
          hsn: '1209',
          gst: 0,
          origins: 'food',
          models: 'seed-packet; seed-packet; organic-seed-packet; seeds-kit',
        },
      ],
    },
    {
      name: 'Pots & Planters',
      share: 6,
      types: [
        {
          code: 'POT',
          noun: 'Planter; Flower Pot; Hanging Planter; Railing Planter; Self-Watering Pot @1.4',
          titles: ['{brand} {series} {material} {style} {noun}| with {feature}| for {place}| ({pack})'],
          slots: {
            material: 'Plastic; Ceramic @1.7; Terracotta @1.1; Metal @1.4; Fibre @1.8',
            style: 'Round; Square; Ribbed; Warli Painted; Glossy; Textured',
            feature: 'Drainage Holes; Bottom Tray; Hanging Rope; Metal Stand @1.3',
            place: 'Balcony; Living Room; Terrace; Office Desk',
            size: '4 Inch @0.6; 6 Inch; 8 Inch @1.4; 10 Inch @1.8; 12 Inch @2.3',
            pack: 'Pack of 1; Set of 2 @1.8; Set of 4 @3.3; Set of 6 @4.6',
          },
          unsuited: {
            'Hanging Planter': 'Bottom Tray; Metal Stand; Office Desk',
            'Railing Planter':
              'Ceramic; Terracotta; Hanging Rope; Metal Stand; Living Room; Terrace; Office Desk',
            'Planter; Flower Pot; Self-Watering Pot': 'Hanging Rope',
            'Self-Watering Pot': 'Terracotta; Metal; Drainage Holes',
          },
          about: 'A {style~} {noun~} in {material~} for flowers and herbs.',
          bullets: ['{material}, {style~}', '{size}, {pack~}', '{feature}', 'For {place~}'],
          price: [119, 449],
          grams: [200, 700],
          hsn: '3924',
          gst: 18,
          models: 'planter; flower-pot; hanging-planter; railing-planter; self-watering-pot',
        },
      ],
    },
    {
      name: 'Live Plants',
      share: 3,
      types: [
        {
          code: 'PLT',
          noun: 'Live Plant; Indoor Plant; Plant with Pot @1.4; Bonsai @2.2',
          titles: ['{brand} {series} {plant} {noun}| for {place}| with {care}'],
          slots: {
            plant:
              'Snake Plant; Money Plant; Jade; Aloe Vera; Peace Lily; Areca Palm; Tulsi; Lucky Bamboo; Rubber Plant; ZZ Plant; Adenium',
            place: 'Living Room; Office Desk; Balcony; Bedroom; Gifting',
            care: 'Care Card; Potting Mix; Organic Feed; Nursery Bag',
            size: 'Small @0.8; Medium; Large @1.6',
          },
          unsuited: {
            Bonsai:
              'Snake Plant; Money Plant; Aloe Vera; Peace Lily; Areca Palm; Tulsi; Lucky Bamboo; Rubber Plant; ZZ Plant',
            'Indoor Plant': 'Tulsi; Adenium; Balcony',
          },
          about: 'A healthy {plant~} that is easy to look after.',
          bullets: [
            '{plant}, sizes {size}',
            'For {place~}',
            'Includes: {care~}',
            'Packed so that the soil stays in place',
          ],
          price: [149, 599],
          grams: [500, 1800],
          hsn: '0602',
          gst: 0,
          origins: 'food',
          models: 'live-plant; indoor-plant; potted-plant; bonsai',
        },
      ],
    },
    {
      name: 'Soil & Fertilisers',
      share: 4,
      types: [
        {
          code: 'SOL',
          noun: 'Potting Mix; Vermicompost; Coco Peat; Neem Cake Powder; Plant Food; Bone Meal',
          titles: ['{brand} {series} {grade} {noun}| for {plants}| with {claim}| ({quantity})'],
          slots: {
            grade: 'Organic; Enriched @1.1; Ready-to-Use; Natural',
            plants: 'All Plants; Flowering Plants; Vegetables; Indoor Plants; Fruit Trees',
            claim: 'Slow Release; No Chemicals; Good Drainage; Easy Dosing',
            quantity: '500 g @0.6; 1 kg; 2 kg @1.8; 5 kg @3.8; 10 kg @6.5',
          },
          unsuited: {
            'Potting Mix; Vermicompost; Coco Peat': 'Easy Dosing',
            'Neem Cake Powder; Plant Food; Bone Meal': 'Good Drainage',
            'Coco Peat': 'Slow Release',
          },
          about: 'Healthy growth for {plants~} with {grade~} {noun~}.',
          bullets: ['{grade}', 'For {plants~}', '{quantity}', '{claim}'],
          price: [99, 249],
          grams: [1010, 1040],
          hsn: '3101',
          gst: 5,
          origins: 'food',
          models: 'potting-mix; vermicompost; coco-peat; neem-cake-powder; plant-food; bone-meal',
        },
      ],
    },
    {
      name: 'Garden Tools',
      share: 4,
      types: [
        {
          code: 'GTL',
          noun: 'Pruning Shear; Garden Tool Set @1.5; Trowel; Hedge Cutter @1.6; Hand Weeder; Spade',
          titles: ['{brand} {series} {material} {noun}| with {grip}| for {use}| ({pieces})'],
          slots: {
            material: 'Carbon Steel; Stainless Steel @1.2; Powder-Coated Steel; Alloy Steel',
            grip: 'Wooden Handle; Rubber Grip; Safety Lock; Gloves @1.2',
            use: 'Home Garden; Terrace; Nursery; Farm',
            pieces: 'Pack of 1; Set of 3 @1.8; Set of 5 @2.5',
          },
          unsuited: {
            'Garden Tool Set': 'Safety Lock; Pack of 1',
            'Pruning Shear; Trowel; Hedge Cutter; Hand Weeder; Spade': 'Set of 3; Set of 5',
            'Trowel; Hand Weeder; Spade': 'Safety Lock',
          },
          about: 'A {material~} {noun~} for every gardener.',
          bullets: ['{material}', '{grip}', '{pieces}', 'For {use~}'],
          price: [129, 499],
          grams: [200, 700],
          hsn: '8201',
          gst: 0,
          models: 'pruning-shear; garden-tool-set; trowel; hedge-cutter; hand-weeder; spade',
        },
      ],
    },
    {
      name: 'Watering & Sprayers',
      share: 3,
      types: [
        {
          code: 'WTR',
          noun: 'Watering Can; Bucket with Spout',
          titles: ['{brand} {series} {material} {noun}| with {feature}| for {use}| ({colour})'],
          slots: {
            material: 'Virgin Plastic; Thick Plastic @1.1; Galvanised Steel @1.7',
            feature: 'Detachable Rose; Long Spout; Comfort Handle',
            use: 'Home Garden; Nursery; Terrace; Balcony',
            size: '1.5 L @0.7; 2 L @0.8; 5 L; 8 L @1.4; 10 L @1.6',
          },
          about: 'With its {feature~}, this {noun~} in {material~} makes watering easy.',
          bullets: ['Sizes {size}', '{feature}', '{material}', 'For {use~}'],
          price: [179, 549],
          grams: [250, 800],
          hsn: '3924',
          gst: 18,
          models: 'watering-can; spout-bucket',
          colours: 'kitchen',
        },
        {
          code: 'SPR',
          noun: 'Garden Hose Pipe; Spray Bottle @0.4; Pressure Sprayer; Drip Irrigation Kit @1.6; Hose Nozzle @0.6',
          titles: ['{brand} {series} {grade} {noun}| with {feature}| for {use}| ({pack})'],
          slots: {
            grade: 'Heavy-Duty @1.2; Flexible; UV Stable; Leak-Proof',
            feature: 'Brass Fittings @1.2; Tap Adapter; Adjustable Spray; Quick Connectors',
            use: 'Garden; Car Wash; Terrace; Pets; Nursery',
            pack: 'Pack of 1; Pack of 2 @1.8',
          },
          unsuited: {
            'Spray Bottle': 'Flexible; Brass Fittings; Tap Adapter; Quick Connectors; Car Wash',
            'Pressure Sprayer': 'Flexible; Tap Adapter; Quick Connectors',
            'Drip Irrigation Kit': 'Adjustable Spray; Car Wash',
            'Hose Nozzle': 'Flexible; Quick Connectors',
            'Garden Hose Pipe; Pressure Sprayer; Drip Irrigation Kit; Hose Nozzle': 'Pets',
          },
          about: 'A {grade~} {noun~} that puts water where it is needed.',
          bullets: ['{grade}', '{feature}', '{pack}', 'For {use~}'],
          price: [249, 899],
          grams: [300, 1800],
          hsn: '3917',
          gst: 18,
          models: 'garden-hose; plant-spray-bottle; pressure-sprayer; drip-irrigation-kit; hose-nozzle',
        },
      ],
    },
  ],
};
