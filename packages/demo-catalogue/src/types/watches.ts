import type { Department } from '../product-type.ts';
import { eyewear, timepieces as trade } from '../trades/technical.ts';

export const watches: Department = {
  name: 'Watches & Eyewear',
  models: 'analog-watch; sunglasses; bracelet-watch',
  trade,
  leaves: [
    {
      name: "Men's Watches",
      share: 8,
      types: [
        {
          code: 'MWT',
          noun: 'Analog Watch; Chronograph Watch @1.4; Digital Watch @0.6; Sports Watch; Automatic Watch @3.4',
          titles: ["{brand} {series} {model} Men's {noun}| with {strap}| and {dial}| ({colour})"],
          slots: {
            strap:
              'Leather Strap; Genuine Leather Strap @1.3; Silicone Strap @0.9; Silicone Strap @0.9; Leather Strap',
            dial: 'Round Dial; Round Dial; Square Dial; Round Dial; Skeleton Dial @1.3',
            resistance: '30 m; 50 m @1.1; 100 m @1.25',
          },

          about: "This men's {noun~}, with its {strap~} and {dial~}, is water resistant to {resistance}.",
          bullets: ['{dial}', '{strap}', 'Water resistant to {resistance}', 'For office, weddings and gifts'],
          price: [349, 4200],
          grams: [70, 160],
          hsn: '9102',
          gst: 18,
          pairedSlots: { strap: 'noun', dial: 'noun' },
          models: 'analog-watch; chronograph-watch; digital-watch; sports-watch; automatic-watch',
          colours: 'leather',
        },
      ],
    },
    {
      name: "Women's Watches",
      share: 7,
      types: [
        {
          code: 'WWT',
          noun: 'Analog Watch; Bracelet Watch @1.1; Stone Studded Watch @1.2; Magnetic Strap Watch',
          titles: ["{brand} {series} {model} Women's {noun}| with {strap}| and {dial}| ({colour})"],
          slots: {
            strap: 'Leather Strap; Metal Bracelet @1.1; Metal Bracelet @1.1; Mesh Strap',
            dial: 'Sunray Dial; Minimal Dial; Crystal Dial @1.1; Crystal Dial @1.1',
            resistance: '30 m; 50 m @1.1',
          },

          about: "With its {strap~} and {dial~}, this women's {noun~} is made to be noticed.",
          bullets: ['{dial}', '{strap}', 'Water resistant to {resistance}', 'A fine gift for her'],
          price: [299, 2900],
          grams: [50, 110],
          hsn: '9102',
          gst: 18,
          pairedSlots: { strap: 'noun', dial: 'noun' },
          models: 'ladies-watch; bracelet-watch; stone-studded-watch; magnetic-strap-watch',
          colours: 'jewel',
        },
      ],
    },
    {
      name: "Kids' Watches",
      share: 4,
      types: [
        {
          code: 'KWT',
          noun: 'Kids Watch; LED Watch @0.8; Digital Kids Watch; Kids Smart Watch @2.2',
          titles: ['{brand} {series} {theme} {noun}| with {strap}| for {audience}| ({colour})'],
          slots: {
            theme: 'Cartoon; Sporty; Unicorn; Space; Classic; Cricket',
            strap: 'Silicone Strap; Rubber Strap; Nylon Strap; Adjustable Band',
            audience: 'Boys; Girls; Boys and Girls; Return Gifts',
            feature: 'Date Display; Alarm; Light; Water Splash Resistance',
          },
          unsuited: {
            'Kids Smart Watch': 'Return Gifts',
            Unicorn: 'Boys',
          },
          about: 'A {theme~} {noun~} for {audience~}.',
          bullets: ['{theme} design', '{strap}', '{feature}', 'For {audience~}'],
          price: [149, 699],
          grams: [40, 90],
          hsn: '9102',
          gst: 18,
          models: 'kids-watch; led-watch; digital-kids-watch; kids-smart-watch',
          colours: 'kids',
        },
      ],
    },
    {
      name: 'Sunglasses',
      share: 7,
      types: [
        {
          code: 'SUN',
          noun: 'Sunglasses; Polarised Sunglasses @1.3; Goggles; UV Protection Sunglasses',
          titles: ['{brand} {series} {shape} {noun}| with {lens}| for {audience}| ({colour})'],
          slots: {
            shape: 'Wayfarer; Aviator; Sports; Cat Eye',
            lens: 'Gradient Lens; Mirrored Lens; UV400 Lens; Night Vision Lens',
            audience: 'Men; Women; Men and Women; Kids',
            size: 'Small; Medium; Large',
            frame: 'Metal Frame @1.1; TR90 Frame @1.2; Polycarbonate Frame',
          },
          unsuited: {
            'Sunglasses; Polarised Sunglasses; UV Protection Sunglasses': 'Night Vision Lens',
            'UV Protection Sunglasses': 'UV400 Lens',
          },
          about: 'These {shape~} {noun~} keep glare away from your eyes.',
          bullets: [
            '{lens} against glare',
            '{frame}',
            'For {audience~}, sizes {size}',
            'With a case and cleaning cloth',
          ],
          price: [149, 1400],
          grams: [60, 130],
          trade: eyewear,
          hsn: '9004',
          gst: 18,
          pairedSlots: { shape: 'noun' },
          models: 'sunglasses; polarised-sunglasses; goggles; uv-protection-sunglasses',
          colours: 'leather',
        },
      ],
    },
    {
      name: 'Spectacle Frames & Readers',
      share: 4,
      types: [
        {
          code: 'SPE',
          noun: 'Spectacle Frame; Blue Cut Computer Glasses @1.2; Reading Glasses',
          titles: ['{brand} {series} {shape} {material} {noun}| for {audience}| with {lens}| ({colour})'],
          slots: {
            shape: 'Rectangle; Round; Rectangle',
            material: 'TR90 @1.2; Acetate @1.4; Metal @1.1; Polycarbonate',
            lens: 'Zero Power Lens; Anti-Glare Lens @1.1; Blue Light Filter @1.1; +1.00 to +3.00 Power',
            audience: 'Men; Women; Men and Women; Students',
          },
          unsuited: {
            'Reading Glasses': 'Zero Power Lens; Students',
            'Spectacle Frame; Blue Cut Computer Glasses': '+1.00 to +3.00 Power',
            'Spectacle Frame': 'Blue Light Filter',
          },
          about: 'See clearly in comfort with the {shape~} {noun~}.',
          bullets: ['{material} frame', '{lens}', 'For {audience~}', 'Hard case and cloth included'],
          price: [149, 1200],
          grams: [60, 120],
          trade: eyewear,
          hsn: '9003',
          gst: 5,
          pairedSlots: { shape: 'noun' },
          models: 'spectacle-frame; computer-glasses; reading-glasses',
          colours: 'leather',
        },
      ],
    },
  ],
};
