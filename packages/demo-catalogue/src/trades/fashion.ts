import type { Trade } from '../product-type.ts';
import { checkedBullet, homeNames, indianNames, techNames } from './line-names.ts';

export const clothing: Trade = {
  brands: 'fashion',
  series: indianNames,
  origins: 'clothing',
  discount: [30, 73],
  bullets: [
    'Colour-fast dyes that keep their shade wash after wash',
    'Neat stitching with secure seams for regular wear',
    'A thoughtful gift for birthdays, Raksha Bandhan, Diwali and weddings',
    checkedBullet,
  ],
  pitch: [
    '{brand} cuts and finishes each piece for Indian sizes and Indian weather.',
    'Easy to style, easy to care for and made to be worn often.',
    'The {brand} team checks each piece for colour, stitching and finish.',
  ],
  care: {
    heading: 'Care instructions',
    items: [
      'Wash dark colours separately in cold water',
      'Dry in shade and iron on medium heat',
      'Do not bleach',
      'Store folded in a dry cupboard',
    ],
  },
  notes: [
    'The shade may differ slightly from the image because of screen settings.',
    'Please compare the measurements with a garment that fits you well before ordering.',
  ],
};

export const menswear: Trade = {
  ...clothing,
  series:
    'Aarav; Abhay; Advait; Agastya; Arjun; Arnav; Aryan; Bharat; Chirag; Daksh; Dev; Dhruv; Eklavya; Farhan; Gagan; Harsh; Ishaan; Jai; Kabir; Karan; Kartik; Laksh; Madhav; Manan; Moksh; Nakul; Neel; Nihal; Ojas; Om; Parth; Pranav; Raghav; Rajveer; Ranveer; Rohan; Rudra; Sahil; Samar; Shaurya; Shivaay; Taksh; Tejas; Uday; Vedant; Veer; Vihaan; Viraj; Yash; Yuvan',
};

export const footwear: Trade = {
  ...clothing,
  brands: 'footwear',
  series: techNames,
  origins: 'footwear',
  discount: [25, 70],
  bullets: [
    'Sizes follow the Indian/UK chart',
    'Cushioned insole that stays comfortable through a long day',
    'Sole bonded and stitched where it bends most',
    checkedBullet,
  ],
  pitch: [
    '{brand} shapes each pair on lasts made for Indian feet.',
    'Light on the foot, steady on city roads and made for everyday use.',
  ],
  care: {
    heading: 'Care instructions',
    items: [
      'Wipe with a soft damp cloth',
      'Air dry away from direct sun',
      'Do not machine wash',
      'Stuff with paper when storing to keep the shape',
    ],
  },
  notes: [
    'If you are between two sizes, choose the larger one.',
    'The shade may differ slightly from the image.',
  ],
};

export const jewellery: Trade = {
  ...clothing,
  brands: 'adornment',
  origins: 'festive',
  discount: [35, 74],
  bullets: [
    'Skin-friendly: free of nickel and lead',
    'Comes in a {brand} box that is ready for gifting',
    'Light enough to wear through a whole function',
    checkedBullet,
  ],
  pitch: [
    'Artisans working with {brand} set and polish each piece by hand.',
    'A good match for sarees, lehengas and kurtis as well as for western wear.',
  ],
  care: {
    heading: 'Care instructions',
    items: [
      'Keep away from water, perfume and sprays',
      'Store in a zip bag or box after use',
      'Clean with a dry cotton cloth',
      'Put it on last and take it off first',
    ],
  },
  notes: ['Handmade pieces may show small differences from the image.'],
};

export const bags: Trade = {
  ...clothing,
  brands: 'carry',
  series: homeNames,
  origins: 'household',
  discount: [30, 72],
  bullets: [
    'Neat finish inside and out',
    'Stress points are reinforced with double stitching',
    'Wipes clean with a damp cloth',
    checkedBullet,
  ],
  pitch: [
    '{brand} designs for commutes, college and weekends away.',
    'Made to hold its shape and carry a full load with ease.',
  ],
  care: {
    heading: 'Care instructions',
    items: [
      'Wipe with a damp cloth',
      'Do not machine wash',
      'Keep away from prolonged direct sun',
      'Store stuffed with paper',
    ],
  },
  notes: ['Items shown inside the bag are not included.', 'The shade may differ slightly from the image.'],
};
