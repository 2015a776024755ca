import type { Department } from '../product-type.ts';
import { bags as trade } from '../trades/fashion.ts';

export const bags: Department = {
  name: 'Bags & Wallets',
  models: 'handbag; backpack; wallet',
  trade,
  leaves: [
    {
      name: 'Handbags',
      share: 15,
      types: [
        {
          code: 'HBG',
          noun: 'Handbag; Tote Bag; Shoulder Bag; Satchel',
          titles: [
            "{brand} {series} Women's {material} {pattern} {noun}| with {detail}| for {use}| ({colour})",
          ],
          slots: {
            material: 'Faux Leather; Vegan Leather @1.2; Canvas; Genuine Leather @2.4; Jacquard; Jute',
            pattern: 'Textured; Quilted; Solid; Croco Embossed; Printed; Colour Block',
            detail: 'Zip Closure; Detachable Strap; 3 Compartments; Laptop Sleeve; Metal Charm',
            use: 'Office; College; Party; Daily Use; Travel',
            size: 'Small; Medium @1.15; Large @1.3',
          },
          unsuited: {
            'Canvas; Jute': 'Quilted; Croco Embossed; Party',
            'Laptop Sleeve': 'Party',
          },
          about: 'A roomy {noun~} in {material~} with a lined interior.',
          bullets: [
            '{material} with {pattern~} finish',
            '{detail} and lined interior',
            'Sizes {size}, for {use~}',
            'Comfortable handles',
          ],
          price: [349, 2200],
          grams: [400, 900],
          hsn: '4202',
          gst: 18,
          models: 'handbag; tote-bag; shoulder-bag; satchel',
          colours: 'bags',
        },
      ],
    },
    {
      name: 'Sling & Clutch Bags',
      share: 10,
      types: [
        {
          code: 'SLG',
          noun: 'Sling Bag; Crossbody Bag; Clutch; Potli Bag; Party Clutch',
          titles: ["{brand} {series} Women's {material} {work} {noun}| with {strap}| for {use}| ({colour})"],
          slots: {
            material: 'Faux Leather; Silk; Velvet; Raw Silk; Canvas; Satin',
            work: 'Embroidered @1.2; Quilted; Beaded @1.2; Textured; Solid; Mirror Work @1.2',
            strap: 'Chain Strap; Adjustable Strap; Wrist Loop; Detachable Sling',
            use: 'Wedding; Party; Daily Use; Festive Wear',
          },
          unsuited: {
            'Clutch; Potli Bag; Party Clutch': 'Canvas; Adjustable Strap; Daily Use',
            'Potli Bag': 'Faux Leather; Quilted; Textured',
            Canvas: 'Beaded; Mirror Work',
            'Sling Bag; Crossbody Bag': 'Wrist Loop',
          },
          about: 'A {work~} {noun~} in {material~} that holds your phone, cards and keys.',
          bullets: [
            '{material} with {work~} front',
            '{strap} for hands-free carrying',
            'Occasion: {use}',
            'Magnetic or zip closure keeps things safe',
          ],
          price: [199, 1200],
          grams: [150, 400],
          hsn: '4202',
          gst: 18,
          models: 'sling-bag; crossbody-bag; clutch; potli-bag; party-clutch',
          colours: 'bags',
        },
      ],
    },
    {
      name: 'Backpacks & School Bags',
      share: 14,
      types: [
        {
          code: 'BPK',
          noun: 'Backpack; Laptop Backpack; School Bag; College Bag',
          titles: ['{brand} {series} {material} {noun}| with {detail}| for {use}| ({colour})'],
          slots: {
            size: '20 L; 25 L @1.05; 30 L @1.1; 35 L @1.2; 40 L @1.3',
            material: 'Polyester; Nylon @1.2; Water-Resistant Polyester @1.15; Canvas; Ripstop Nylon @1.3',
            detail: 'Rain Cover; USB Port; Padded Laptop Sleeve; 3 Compartments; Anti-Theft Pocket',
            use: 'School; College; Office; Travel; Day Hikes',
          },
          unsuited: {
            'School Bag': 'Padded Laptop Sleeve; Anti-Theft Pocket; Office; Travel; Day Hikes',
            'Laptop Backpack': 'School; Day Hikes',
            'College Bag': 'School; Office; Day Hikes',
          },
          about: 'A comfortable {noun~} in {material~} with padded straps.',
          bullets: [
            '{size} of space',
            '{material} with {detail~}',
            'S-shaped padded straps and air-mesh back',
            'Made for {use~}',
          ],
          price: [349, 1900],
          grams: [450, 900],
          hsn: '4202',
          gst: 18,
          models: 'backpack; laptop-backpack; school-bag; college-bag',
          colours: 'bags',
        },
      ],
    },
    {
      name: 'Wallets & Card Holders',
      share: 9,
      types: [
        {
          code: 'WLT',
          noun: 'Wallet; Bi-Fold Wallet; Card Holder; Clutch Wallet',
          titles: ['{brand} {series} {audience} {material} {noun}| with {slots}| and {detail}| ({colour})'],
          slots: {
            audience: "Men's; Women's",
            material: 'Genuine Leather @1.5; Faux Leather; Vegan Leather @1.1; Nappa Leather @1.8',
            slots: '4 Card Slots; 6 Card Slots; 8 Card Slots; 12 Card Slots',
            detail: 'RFID Protection; Coin Pocket; Zip Compartment; Gift Box; ID Window',
          },
          unsuited: {
            'Clutch Wallet': "Men's",
            'Bi-Fold Wallet': "Women's",
            'Card Holder': '12 Card Slots; Coin Pocket',
          },
          about: 'A slim {material~} {noun~} with {slots~}.',
          bullets: [
            '{material} that ages well',
            '{slots} and note compartments',
            '{detail}',
            'Slim enough for a front pocket',
          ],
          price: [149, 899],
          grams: [70, 160],
          hsn: '4202',
          gst: 18,
          models: 'wallet; bi-fold-wallet; card-holder; clutch-wallet',
          colours: 'leather',
        },
      ],
    },
    {
      name: 'Office & Messenger Bags',
      share: 5,
      types: [
        {
          code: 'OFB',
          noun: 'Laptop Bag; Messenger Bag; Office Bag; Briefcase',
          titles: ['{brand} {series} {material} {noun}| with {detail}| for {screen} Laptop| ({colour})'],
          slots: {
            material: 'Faux Leather; Polyester; Genuine Leather @2.6; Canvas @1.1; Nylon',
            screen: '13 Inch; 14 Inch; 15.6 Inch @1.05; 16 Inch @1.08',
            detail: 'Padded Sleeve; Trolley Strap; Expandable Body; Document Pocket',
          },
          unsuited: {
            Briefcase: 'Polyester; Canvas; Nylon; Trolley Strap',
          },
          about: 'A neat {noun~} in {material~} for a {screen~} laptop.',
          bullets: [
            'Fits laptops up to {screen~}',
            '{material} with {detail~}',
            'Adjustable shoulder strap',
            'Organiser for pens, cards and charger',
          ],
          price: [449, 2400],
          grams: [500, 1100],
          hsn: '4202',
          gst: 18,
          models: 'laptop-bag; messenger-bag; office-bag; briefcase',
          colours: 'leather',
        },
      ],
    },
    {
      name: 'Shopping & Lunch Bags',
      share: 5,
      types: [
        {
          code: 'SHB',
          noun: 'Shopping Bag; Grocery Bag; Lunch Bag; Foldable Bag',
          titles: ['{brand} {series} {material} {print} {noun}| with {detail}| ({pack})'],
          slots: {
            material: 'Jute; Canvas; Cotton; Non-Woven Fabric; Polyester',
            print: 'Printed; Solid; Block Printed; Quote Printed; Striped',
            detail: 'Long Handles; Zip Closure; Insulated Lining; Inner Pocket; Bottle Pocket',
            pack: 'Pack of 1; Pack of 2 @1.7; Pack of 3 @2.4; Pack of 5 @3.6',
          },
          unsuited: {
            'Lunch Bag': 'Jute; Long Handles; Pack of 5',
            'Shopping Bag; Grocery Bag; Foldable Bag': 'Insulated Lining',
            'Foldable Bag': 'Jute',
          },
          about: 'A reusable {noun~} in {material~} for every day.',
          bullets: ['{material}, washable and reusable', '{detail}', '{pack}', '{print} finish'],
          price: [129, 499],
          grams: [120, 300],
          hsn: '4202',
          gst: 5,
          models: 'shopping-bag; grocery-bag; lunch-bag; foldable-bag',
        },
      ],
    },
  ],
};
