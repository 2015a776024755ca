import type { Department } from '../product-type.ts';
import { electronics as trade } from '../trades/technical.ts';

export const mobile: Department = {
  name: 'Mobile Accessories',
  models: 'phone-back-cover; power-bank; mobile-charger',
  trade,
  leaves: [
    {
      name: 'Mobile Covers & Cases',
      share: 40,
      types: [
        {
          code: 'MCV',
          noun: 'Back Cover; Mobile Cover; Phone Case; Flip Cover @1.4',
          titles: ['{brand} {series} {material} {design} {noun}| for {phone}| with {feature}| ({colour})'],
          slots: {
            material:
              'Silicone; Hybrid TPU; Polycarbonate; Faux Leather @1.3; Frosted Matte; Carbon Fibre Pattern @1.2',
            design: 'Solid; Shockproof; Ring Holder; Solid',
            phone:
              '6.1 Inch Phones; 6.4 Inch Phones; 6.5 Inch Phones; 6.6 Inch Phones; 6.67 Inch Phones; 6.7 Inch Phones; 6.8 Inch Phones',
            feature: 'Camera Protection; Raised Edges; Magnetic Ring @1.3; Card Pocket @1.2',
          },
          unsuited: {
            'Flip Cover': 'Silicone; Hybrid TPU; Polycarbonate; Frosted Matte',
          },
          about: 'A {design~} {noun~} in {material~} for {phone~}.',
          bullets: [
            '{material} that absorbs knocks',
            'Precise cut-outs for {phone~}',
            '{feature}',
            '{design} finish',
          ],
          price: [99, 499],
          grams: [30, 70],
          hsn: '3926',
          gst: 18,
          pairedSlots: { design: 'noun', feature: 'noun' },
          models: 'phone-back-cover; mobile-cover; phone-case; flip-cover',
          colours: 'gadget',
        },
      ],
    },
    {
      name: 'Chargers & Cables',
      share: 18,
      types: [
        {
          code: 'CHG',
          noun: 'Mobile Charger; Fast Charger; Wall Charger; GaN Charger @1.5',
          titles: ['{brand} {series} {model} {power} {noun}| with {ports}| and {cable}| ({colour})'],
          slots: {
            power: '12 W @0.7; 20 W; 33 W @1.3; 45 W @1.6; 65 W @2',
            ports: 'Single USB Port; USB-C Port; Dual Ports @1.15; 3 Ports @1.3',
            cable: 'USB-C Cable; Micro USB Cable; Braided Cable @1.1; Type-C to Type-C Cable @1.1',
          },
          unsuited: {
            'GaN Charger': '12 W; 20 W; Single USB Port; Micro USB Cable',
            'Fast Charger': '12 W',
          },
          about: 'This {power} {noun~} includes a {cable~}.',
          bullets: ['{power} output', '{ports}', 'Includes {cable}', 'Protects against heat and surges'],
          price: [229, 999],
          grams: [60, 160],
          hsn: '8504',
          gst: 18,
          models: 'mobile-charger; fast-charger; wall-charger; gan-charger',
          colours: 'gadget',
        },
        {
          code: 'CBL',
          noun: 'Data Cable; Charging Cable; Fast Charging Cable',
          titles: ['{brand} {series} {braid} {connector} {noun}| with {speed}| ({colour}, {length}, {pack})'],
          slots: {
            braid: 'Nylon Braided @1.2; TPE; Silicone @1.2; Metal Tip',
            connector: 'USB to Type-C; Type-C to Type-C @1.2; USB to Micro USB; 3-in-1 @1.3',
            speed: '2.4 A Output; 65 W Output @1.3; 480 Mbps Sync; 6 A Output @1.2',
            length: '1 m; 1.2 m @1.05; 1.5 m @1.1; 2 m @1.25',
            pack: 'Pack of 1; Pack of 1; Pack of 2 @1.7',
          },
          about: 'A {length} {braid~} {connector} cable for charging and data.',
          bullets: ['{connector}', '{speed}', '{length}, {pack~}', 'Survives 10,000 bends'],
          price: [89, 399],
          grams: [30, 70],
          hsn: '8544',
          gst: 18,
          models: 'data-cable; data-cable; fast-charging-cable',
          colours: 'gadget',
        },
      ],
    },
    {
      name: 'Power Banks',
      share: 8,
      types: [
        {
          code: 'PWB',
          noun: 'Power Bank; Fast Charging Power Bank; Magnetic Power Bank @1.3; Slim Power Bank',
          titles: ['{brand} {series} {model} {noun}| with {output}| and {feature}| ({colour})'],
          slots: {
            size: '5000 mAh @0.7; 10000 mAh; 20000 mAh @1.6; 27000 mAh @2',
            output: '12 W Output; 22.5 W Output @1.2; 33 W Output @1.35; 65 W Output @1.7',
            feature: 'LED Display; Built-In Cables @1.1; Triple Output; USB-C In and Out',
          },
          about: 'With its {feature~}, this {noun~} keeps your phone going all day.',
          bullets: [
            '{size} lithium polymer cell',
            '{output}',
            '{feature}',
            'BIS certified and labelled as flight-safe',
          ],
          price: [599, 1500],
          grams: [180, 260],
          hsn: '8507',
          gst: 18,
          models: 'power-bank; fast-charging-power-bank; magnetic-power-bank; slim-power-bank',
          colours: 'gadget',
        },
      ],
    },
    {
      name: 'Screen Protectors',
      share: 8,
      types: [
        {
          code: 'SCP',
          noun: 'Tempered Glass; Screen Guard; Privacy Screen Guard @1.4; Camera Lens Protector',
          titles: ['{brand} {series} {finish} {noun}| for {phone}| with {kit}| ({pack})'],
          slots: {
            finish: '11D Edge-to-Edge; 9H Hardness; Matte Anti-Glare; UV Curved @1.5; HD Clear',
            phone:
              '6.1 Inch Phones; 6.4 Inch Phones; 6.5 Inch Phones; 6.6 Inch Phones; 6.67 Inch Phones; 6.7 Inch Phones',
            kit: 'Easy Install Frame @1.2; Cleaning Kit; Dust Stickers; Alignment Tray',
            pack: 'Pack of 1; Pack of 2 @1.6; Pack of 3 @2.1',
          },
          unsuited: {
            'Camera Lens Protector': '11D Edge-to-Edge; Matte Anti-Glare; UV Curved; Easy Install Frame',
            'Privacy Screen Guard': 'HD Clear',
          },
          about: 'Reliable protection against scratches for {phone~}.',
          bullets: ['{finish}', 'Made for {phone~}', '{pack} with {kit~}', 'Clear touch and no bubbles'],
          price: [79, 299],
          grams: [40, 90],
          hsn: '7007',
          gst: 18,
          models: 'tempered-glass; screen-guard; privacy-screen-guard; camera-lens-protector',
        },
      ],
    },
    {
      name: 'Holders & Stands',
      share: 7,
      types: [
        {
          code: 'MHD',
          noun: 'Mobile Holder; Phone Stand; Car Mobile Holder; Tripod @1.8; Bike Phone Mount',
          titles: ['{brand} {series} {material} {noun}| with {feature}| for {use}| ({colour})'],
          slots: {
            material: 'Aluminium @1.3; ABS Plastic; Metal; Silicone and ABS; Wooden',
            feature: '360 Degree Rotation; Foldable Arms; One-Touch Lock; Adjustable Height; Anti-Slip Pads',
            use: 'Desk; Video Calls; Online Classes; Reels and Vlogs; Daily Commute',
          },
          unsuited: {
            'Car Mobile Holder; Bike Phone Mount':
              'Wooden; Adjustable Height; Desk; Video Calls; Online Classes; Reels and Vlogs',
            'Mobile Holder; Phone Stand; Tripod': 'Daily Commute',
            Tripod: 'Wooden; Silicone and ABS; Foldable Arms; Desk',
            'Phone Stand; Tripod; Wooden': 'One-Touch Lock',
            'Bike Phone Mount; Wooden': 'Foldable Arms',
            Wooden: '360 Degree Rotation',
          },
          about: 'With its {feature~}, this {material~} {noun~} keeps your phone steady.',
          bullets: ['{material} build', '{feature}', 'For {use~}', 'Takes phones from 4.7 to 6.9 inches'],
          price: [99, 599],
          grams: [90, 350],
          hsn: '8529',
          gst: 18,
          models: 'mobile-holder; phone-stand; car-mobile-holder; phone-tripod; bike-phone-mount',
          colours: 'gadget',
        },
      ],
    },
    {
      name: 'Memory Cards & Adapters',
      share: 4,
      types: [
        {
          code: 'MEM',
          noun: 'Memory Card; microSD Card; Memory Card with Adapter',
          titles: ['{brand} {series} {noun}| with {speed}| for {use}| ({rating})'],
          slots: {
            size: '16 GB @0.7; 32 GB; 64 GB @1.5; 128 GB @2.2; 256 GB @3.8',
            speed: '90 MB/s Read Speed; 100 MB/s Read Speed @1.05; 140 MB/s Read Speed @1.15',
            rating: 'Class 10; U1 A1; U3 V30 @1.15',
            use: 'Phone; Action Camera; CCTV; Tablet; Drone',
          },
          unsuited: {
            'Memory Card': 'Phone; Tablet',
          },
          about: 'A {noun~} with a {speed~} for your {use~}.',
          bullets: ['{size} of storage', '{speed}', '{rating}', 'Made for {use~}; resists heat and shock'],
          price: [249, 499],
          grams: [10, 20],
          hsn: '8523',
          gst: 18,
          models: 'memory-card; microsd-card; memory-card-with-adapter',
        },
      ],
    },
  ],
};
