import type { Department } from '../product-type.ts';
import { music as trade } from '../trades/leisure.ts';

const levels = 'Beginners; Students; Stage Artists; Gharana Training; Bhajan Groups';

export const music: Department = {
  name: 'Musical Instruments',
  models: 'acoustic-guitar; tabla-set; harmonium',
  trade,
  leaves: [
    {
      name: 'Guitars & Ukuleles',
      share: 3,
      types: [
        {
          code: 'GTR',
          noun: 'Acoustic Guitar; Semi-Acoustic Guitar @1.4; Ukulele @0.5; Electric Guitar @1.8',
          titles: ['{brand} {series} {model} {wood} {noun}| with {kit}| for {level}| ({colour})'],
          slots: {
            wood: 'Linden Wood; Spruce Top @1.3; Mahogany @1.3; Basswood',
            kit: 'Bag and Picks; Strap and Strings; Tuner and Capo @1.1; Full Kit @1.2',
            level: 'Beginners; Students; Stage Artists; Kids',
            size: '21 Inch @0.7; 38 Inch; 40 Inch @1.1; 41 Inch @1.15',
          },
          unsuited: {
            'Electric Guitar': 'Spruce Top; Kids',
            Ukulele: 'Stage Artists',
          },
          about: 'This {noun~} with its warm sound is made for {level~}.',
          bullets: ['Body: {wood~}', 'Sizes {size}', 'Includes: {kit~}', 'For {level~}'],
          price: [1999, 7500],
          grams: [1200, 3200],
          hsn: '9202',
          gst: 18,
          models: 'acoustic-guitar; semi-acoustic-guitar; ukulele; electric-guitar',
          colours: 'leather',
        },
      ],
    },
    {
      name: 'Tabla, Dholak & Drums',
      share: 3,
      types: [
        {
          code: 'DHL',
          noun: 'Dholak; Tabla Set @1.8; Djembe; Duff @0.4; Cajon @1.4; Kids Drum Set',
          titles: ['{brand} {series} {wood} {noun}| with {kit}| for {level}'],
          slots: {
            wood: 'Mango Wood; Sheesham Wood @1.3; Neem Wood; Teak Wood @1.5',
            kit: 'Cover; Tuning Hammer; Cushion Set; Padded Bag @1.1',
            level: levels,
            size: 'Small @0.7; Medium; Full Size @1.3; Professional Size @1.6',
          },
          unsuited: {
            'Kids Drum Set': 'Sheesham Wood; Teak Wood; Stage Artists; Bhajan Groups',
            'Dholak; Djembe; Duff; Cajon; Kids Drum Set': 'Cushion Set; Gharana Training',
            'Djembe; Duff; Cajon; Kids Drum Set': 'Tuning Hammer',
            'Djembe; Cajon': 'Bhajan Groups',
          },
          about: 'A {wood~} {noun~} for {level~}.',
          bullets: ['{wood} shell', 'Includes: {kit~}', 'Sizes {size}', 'For {level~}'],
          price: [999, 4500],
          grams: [2000, 7000],
          hsn: '9206',
          gst: 0,
          models: 'dholak; tabla-set; djembe; duff; cajon; kids-drum-set',
        },
      ],
    },
    {
      name: 'Harmoniums & Keyboards',
      share: 2,
      types: [
        {
          code: 'KBD',
          noun: 'Musical Keyboard; Digital Piano @2.2; Portable Keyboard; Kids Keyboard @0.5',
          titles: ['{brand} {series} {model} {noun}| with {keys}| and {kit}| for {level}'],
          slots: {
            keys: '32 Keys @0.5; 37 Keys @0.6; 42 Keys @0.8; 61 Keys',
            kit: 'Adapter; Cover; Music Stand; Bag @1.1',
            level: levels,
          },
          unsuited: {
            'Musical Keyboard; Digital Piano; Portable Keyboard; Kids Keyboard': 'Gharana Training',
            'Digital Piano': '32 Keys; 37 Keys; 42 Keys',
            'Digital Piano; Kids Keyboard': 'Bhajan Groups',
            'Kids Keyboard': '61 Keys; Stage Artists',
          },
          about: 'A {noun~} with {keys~} for {level~}.',
          bullets: ['{keys}', 'Includes: {kit~}', 'For {level~}', 'Rich, even tone'],
          price: [1799, 9500],
          grams: [1500, 9000],
          hsn: '9207',
          gst: 18,
          models: 'musical-keyboard; digital-piano; portable-keyboard; kids-keyboard',
        },
        {
          code: 'HRM',
          noun: 'Harmonium; Scale Changer Harmonium @1.6; Portable Harmonium; Folding Harmonium',
          titles: ['{brand} {series} {model} {noun}| with {keys}| and {kit}| for {level}'],
          slots: {
            keys: '37 Keys; 39 Keys @1.05; 42 Keys @1.15',
            kit: 'Cover; Padded Bag @1.1; Music Stand; Carry Case @1.2',
            level: levels,
          },
          about: 'A {noun~} with {keys~} for {level~}.',
          bullets: ['{keys}', 'Includes: {kit~}', 'For {level~}', 'Rich, even tone'],
          price: [4999, 14500],
          grams: [7000, 12000],
          hsn: '9207',
          gst: 0,
          models: 'harmonium; scale-changer-harmonium; portable-harmonium; folding-harmonium',
        },
      ],
    },
    {
      name: 'Flutes & Wind',
      share: 3,
      types: [
        {
          code: 'FLT',
          noun: 'Bansuri; Flute; Flute Set @1.8; Harmonica; Recorder',
          titles: ['{brand} {series} {material} {noun}| in Scale {scale}| with {kit}| for {level}'],
          slots: {
            material: 'Assam Bamboo; Bamboo; Fibre; Brass @1.4',
            scale: 'C Natural; G Natural; D Sharp; E; A Natural; C Sharp',
            kit: 'Cover; Velvet Bag; Learning Book; Cleaning Rod',
            level: levels,
            size: '12 Inch; 15 Inch @1.1; 19 Inch @1.3; 24 Inch @1.6',
          },
          unsuited: {
            Bansuri: 'Fibre; Brass',
            Harmonica: 'Fibre; Cleaning Rod',
            Recorder: 'Brass',
            'Harmonica; Recorder': 'Assam Bamboo; Bamboo; Gharana Training; Bhajan Groups',
          },
          about: 'This {material~} {noun~} in scale {scale} is for {level~}.',
          bullets: ['{material}', 'Scale {scale}, {size}', 'Includes: {kit~}', 'For {level~}'],
          price: [129, 899],
          grams: [80, 300],
          hsn: '9205',
          gst: 0,
          models: 'bansuri; bamboo-flute; flute-set; harmonica; recorder',
        },
      ],
    },
    {
      name: 'Microphones & Studio',
      share: 3,
      types: [
        {
          code: 'MIC',
          noun: 'Condenser Microphone; Wireless Mic; Collar Mic @0.4; Karaoke Mic @0.6; USB Microphone',
          titles: ['{brand} {series} {model} {noun}| with {kit}| and {feature}| for {use}'],
          slots: {
            kit: 'Tripod; Pop Filter; Arm Stand @1.2; Carry Case; 3 m Cable',
            use: 'Vlogging; Singing; Podcasts; Online Classes; Kirtan',
            feature: 'Noise Reduction; Plug and Play; Cardioid Pickup; Echo Effect',
          },
          unsuited: {
            'Collar Mic': 'Tripod; Pop Filter; Arm Stand; Singing; Kirtan; Echo Effect',
            'Karaoke Mic': 'Tripod; Pop Filter; Arm Stand; Vlogging; Podcasts; Online Classes',
            'Condenser Microphone; USB Microphone': 'Kirtan; Echo Effect',
            'Wireless Mic': 'Arm Stand; 3 m Cable; Podcasts',
          },
          about: 'A {noun~} with a clear, natural sound for {use~}.',
          bullets: ['{feature}', 'Includes: {kit~}', 'For {use~}', 'Clear voice without hiss'],
          price: [399, 2900],
          grams: [100, 900],
          hsn: '8518',
          gst: 18,
          models: 'condenser-microphone; wireless-mic; collar-mic; karaoke-mic; usb-microphone',
        },
      ],
    },
    {
      name: 'Strings & Accessories',
      share: 2,
      types: [
        {
          code: 'STR',
          noun: 'Guitar Strings; Guitar Capo; Guitar Picks; Sitar Strings; Instrument Stand @1.6; Mandolin Strings',
          titles: ['{brand} {series} {grade} {noun}| with {kit}| for {level}| ({pack})'],
          slots: {
            grade: 'Standard; Premium @1.2; Professional @1.4; Handmade @1.2',
            kit: 'Storage Pouch; User Guide; Cleaning Cloth; Spare Parts',
            level: levels,
            pack: 'Pack of 1; Pack of 2 @1.8; Pack of 3 @2.6',
          },
          unsuited: {
            'Guitar Strings; Guitar Capo; Guitar Picks; Instrument Stand': 'Gharana Training; Bhajan Groups',
            'Guitar Strings; Guitar Capo; Guitar Picks; Sitar Strings; Mandolin Strings':
              'User Guide; Spare Parts',
            'Instrument Stand': 'Handmade; Storage Pouch; Cleaning Cloth',
          },
          about: 'The right {noun~} for {level~}.',
          bullets: ['{grade} quality', 'Includes: {kit~}', '{pack}', 'For {level~}'],
          price: [119, 499],
          grams: [40, 300],
          hsn: '9209',
          gst: 18,
          models:
            'guitar-strings; guitar-capo; guitar-picks; sitar-strings; instrument-stand; mandolin-strings',
        },
      ],
    },
  ],
};
