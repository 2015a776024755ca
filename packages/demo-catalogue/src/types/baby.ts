import type { Department } from '../product-type.ts';
import { baby as trade } from '../trades/leisure.ts';

const months = '0-3 Months; 3-6 Months; 6-9 Months; 6-12 Months; 12-18 Months; 18-24 Months';

export const baby: Department = {
  name: 'Baby Care',
  models: 'feeding-bottle; sleepsuit; rattle-set',
  trade,
  leaves: [
    {
      name: 'Diapers & Wipes',
      share: 6,
      types: [
        {
          code: 'DPR',
          noun: 'Baby Diaper Pants; Cloth Diapers; Taped Diapers',
          titles: ['{brand} {series} {feature} {noun}| with {care}| ({pack})'],
          slots: {
            feature: 'Ultra Soft; 12 Hour Dry; Leak-Lock; Breathable',
            care: 'Aloe Vera; Wetness Indicator; Cotton Feel; Chamomile',
            size: 'New Born; Small; Medium @1.1; Large @1.2; XL @1.3',
            pack: 'Pack of 20 @0.7; Pack of 40; Pack of 60 @1.4; Pack of 80 @1.8',
          },
          unsuited: {
            'Cloth Diapers': '12 Hour Dry; Wetness Indicator; Pack of 40; Pack of 60; Pack of 80',
          },
          about: 'Gentle {noun~} that keep skin dry.',
          bullets: [
            '{feature}',
            'For comfort: {care~}',
            'Sizes {size}, {pack~}',
            'Gentle elastic that does not mark',
          ],
          price: [249, 599],
          grams: [700, 1200],
          hsn: '9619',
          gst: 5,
          models: 'diaper-pants; cloth-diapers; taped-diapers',
        },
      ],
    },
    {
      name: 'Feeding & Nursing',
      share: 6,
      types: [
        {
          code: 'FED',
          noun: 'Feeding Bottle; Sipper Cup; Trainer Cup',
          titles: ['{brand} {series} {material} {noun}| with {feature}| for {age}| ({pack})'],
          slots: {
            material: 'BPA-Free Plastic; Borosilicate Glass @1.3; Silicone @1.2; Stainless Steel @1.3',
            feature: 'Anti-Colic Design; Soft Spout; Travel Cover; Measurement Marks; Easy Grip',
            age: months,
            pack: 'Pack of 1; Pack of 2 @1.7; Pack of 3 @2.4',
          },
          unsuited: {
            'Feeding Bottle': 'Soft Spout; 12-18 Months; 18-24 Months',
            'Sipper Cup; Trainer Cup':
              'Borosilicate Glass; Anti-Colic Design; Measurement Marks; 0-3 Months; 3-6 Months',
          },
          about: 'With its {feature~}, this {material~} {noun~} suits babies aged {age~}.',
          bullets: ['{material}', '{feature}', 'For {age~}, {pack~}', 'Can be sterilised'],
          price: [129, 549],
          grams: [100, 250],
          hsn: '3924',
          gst: 5,
          models: 'feeding-bottle; sipper-cup; trainer-cup',
        },
      ],
    },
    {
      name: 'Baby Bath & Skin Care',
      share: 5,
      types: [
        {
          code: 'BSK',
          noun: 'Baby Lotion; Baby Massage Oil; Baby Shampoo; Baby Wash; Baby Cream',
          titles: ['{brand} {series} {herb} {noun}| for {use}| with {care}| ({quantity})'],
          slots: {
            herb: 'Almond and Milk; Coconut; Chamomile; Oat; Olive; Shea Butter; Calendula',
            care: 'No Tears Formula; Vitamin E; Mild Fragrance; pH 5.5 Balance',
            use: 'Newborns; Sensitive Skin; Daily Massage; Bath Time',
            quantity: '100 ml; 200 ml @1.6; 300 ml @2.1; 400 ml @2.6',
          },
          unsuited: {
            'Baby Lotion; Baby Cream': 'No Tears Formula; Daily Massage; Bath Time',
            'Baby Massage Oil': 'No Tears Formula; pH 5.5 Balance; Bath Time',
            'Baby Shampoo; Baby Wash': 'Daily Massage',
          },
          about: 'A mild {noun~} with {herb~} for {use~}.',
          bullets: ['With {herb~}', '{care}', '{quantity}', 'Tested by paediatric dermatologists'],
          price: [119, 349],
          grams: [130, 200],
          hsn: '3304',
          gst: 18,
          models: 'baby-lotion; baby-massage-oil; baby-shampoo; baby-wash; baby-cream',
        },
      ],
    },
    {
      name: 'Baby Clothing',
      share: 8,
      types: [
        {
          code: 'BCL',
          noun: 'Romper; Jhabla Set; Sleepsuit; Onesie; Bodysuit',
          titles: ['{brand} {series} Baby {fabric} {pattern} {noun}| for {audience}| ({colour}, {pack})'],
          slots: {
            audience: 'Boys; Girls; Boys and Girls',
            fabric: 'Pure Cotton; Organic Cotton @1.3; Muslin @1.2; Hosiery Cotton',
            pattern: 'Animal Printed; Solid; Striped; Star Printed; Cloud Printed',
            size: months,
            pack: 'Pack of 1; Pack of 2 @1.7; Pack of 3 @2.4; Pack of 5 @3.6',
          },
          about: 'A {pattern~} {noun~} in {fabric~} for {audience~}.',
          bullets: [
            '{fabric}, soft from the first wash',
            '{pattern}',
            '{size}, {pack~}',
            'Snap buttons for quick changes',
          ],
          price: [179, 599],
          grams: [80, 180],
          hsn: '6111',
          gst: 'clothing',
          models: 'romper; jhabla-set; sleepsuit; onesie; bodysuit',
          colours: 'kids',
        },
      ],
    },
    {
      name: 'Baby Bedding & Carriers',
      share: 5,
      types: [
        {
          code: 'BBD',
          noun: 'Baby Bedding Set; Mosquito Net Bed; Swaddle Wrap; Baby Blanket; Baby Nest @1.4',
          titles: ['{brand} {series} {fabric} {pattern} {noun}| for {age}| with {feature}| ({colour})'],
          slots: {
            fabric: 'Pure Cotton; Muslin @1.1; Fleece; Velvet @1.2',
            pattern: 'Elephant Printed; Solid; Star Printed; Teddy Printed; Floral',
            age: '0-6 Months; 0-12 Months; 0-24 Months',
            feature: 'Pillow; Zip Closure; Carry Handle; Reversible Side',
          },
          unsuited: {
            'Mosquito Net Bed': 'Muslin; Fleece; Velvet; Reversible Side',
            'Swaddle Wrap': 'Velvet; 0-12 Months; 0-24 Months',
            'Swaddle Wrap; Baby Blanket': 'Pillow; Zip Closure; Carry Handle',
          },
          about: 'A {pattern~} {noun~} in {fabric~} for babies aged {age~}.',
          bullets: ['{fabric}', '{feature}', 'Age: {age~}', '{pattern} design'],
          price: [249, 1200],
          grams: [300, 1000],
          hsn: '6302',
          gst: 'clothing',
          models: 'baby-bedding-set; mosquito-net-bed; swaddle-wrap; baby-blanket; baby-nest',
          colours: 'kids',
        },
        {
          code: 'BCR',
          noun: 'Baby Carrier; Kangaroo Bag; Diaper Bag; Hip Seat Carrier @1.5',
          titles: ['{brand} {series} {material} {noun}| with {feature}| for {age}| ({colour})'],
          slots: {
            material: 'Breathable Mesh; Cotton; Polyester; Canvas',
            feature: '4 Carry Positions; Lumbar Support; Many Pockets; Adjustable Straps',
            age: '3-18 Months; 4-24 Months; 6-36 Months',
          },
          unsuited: {
            'Diaper Bag': 'Breathable Mesh; 4 Carry Positions; Lumbar Support',
            'Baby Carrier; Kangaroo Bag; Hip Seat Carrier': 'Many Pockets',
          },
          about: 'A {material~} {noun~} with {feature~} for babies aged {age~}.',
          bullets: ['{material}', '{feature}', 'Age: {age~}', 'Washable by hand'],
          price: [449, 1900],
          grams: [400, 900],
          hsn: '4202',
          gst: 18,
          models: 'baby-carrier; kangaroo-bag; diaper-bag; hip-seat-carrier',
          colours: 'bags',
        },
      ],
    },
    {
      name: 'Baby Toys & Teethers',
      share: 4,
      types: [
        {
          code: 'BTY',
          noun: 'Rattle Set; Teether; Play Gym @2.4; Musical Mobile @1.8; Bath Toys',
          titles: ['{brand} {series} {material} Baby {noun}| for {age}| with {feature}| ({pack})'],
          slots: {
            material: 'Silicone; ABS Plastic; Wooden @1.3; Soft Fabric',
            age: months,
            feature: 'Gentle Sound; Bright Colours; Easy Grip; Textured Surface',
            pack: 'Pack of 1; Set of 3 @1.7; Set of 5 @2.3; Set of 8 @3',
          },
          unsuited: {
            'Bath Toys': 'Wooden; Soft Fabric; 0-3 Months; 3-6 Months; Gentle Sound',
            Teether: 'ABS Plastic; Soft Fabric; 0-3 Months; 12-18 Months; 18-24 Months; Gentle Sound',
            'Play Gym; Musical Mobile':
              'Silicone; 12-18 Months; 18-24 Months; Easy Grip; Textured Surface; Set of 3; Set of 5; Set of 8',
            'Rattle Set': '12-18 Months; 18-24 Months; Pack of 1',
          },
          about: 'Babies aged {age~} will love the {feature~} of the {material~} {noun~}.',
          bullets: ['{material}', '{feature}', 'Age: {age~}', '{pack}'],
          price: [129, 599],
          grams: [100, 450],
          hsn: '9503',
          gst: 5,
          models: 'rattle-set; teether; play-gym; musical-mobile; bath-toys',
        },
      ],
    },
  ],
};
