import type { CategoryTarget } from '../categories/category-target.ts';

export interface StoreBanner {
  tone: 'aubergine' | 'marigold' | 'peacock' | 'kumkum' | 'leaf';
  eyebrow: string;
  title: string;
  text: string;
  action: { label: string; to: string | CategoryTarget };
  /** Keys of three drawn images, see demo-catalogue/product-art.ts. */
  images: readonly [string, string, string];
}

export const storeBanners: readonly StoreBanner[] = [
  {
    tone: 'aubergine',
    eyebrow: 'Wedding season',
    title: 'Sarees for every celebration',
    text: 'Silk, cotton and georgette sarees to sell in your own name.',
    action: {
      label: 'Shop sarees',
      to: { category: "Women's Fashion", subCategory: 'Sarees', search: 'saree' },
    },
    images: ['art/sari/magenta/1', 'art/sari/maroon/2', 'art/sari/bottle-green/3'],
  },
  {
    tone: 'marigold',
    eyebrow: 'Puja & Festive',
    title: 'Festive products for your store',
    text: 'Diyas, gifts and decorations from Navratri to New Year.',
    action: { label: 'Shop festive', to: { category: 'Puja & Festive', search: 'diya' } },
    images: ['art/candle/coral/0', 'art/diya-lamp/natural/2', 'art/wrapped-gift/natural/1'],
  },
  {
    tone: 'peacock',
    eyebrow: 'Electronics',
    title: 'Popular gadgets and accessories',
    text: 'Audio, screens and everyday electronics. You set the margin.',
    action: { label: 'Shop electronics', to: { category: 'Electronics', search: 'headphones' } },
    images: ['art/camera/black/2', 'art/headphone/royal-blue/0', 'art/video-game/purple/3'],
  },
  {
    tone: 'kumkum',
    eyebrow: '30-day free trial',
    title: 'A full store from day one',
    text: 'Choose up to 500 products, free for 30 days. Pause or cancel any time.',
    action: { label: 'Start now', to: '/signup' },
    images: ['art/handbag/mustard/1', 'art/backpack/teal/0', 'art/luggage/royal-blue/2'],
  },
  {
    tone: 'leaf',
    eyebrow: 'Home & Kitchen',
    title: 'Useful products for every home',
    text: 'Cookware, storage and everyday products for the home.',
    action: { label: 'Shop home', to: { category: 'Home & Kitchen', search: 'kitchen' } },
    images: ['art/teapot/teal/1', 'art/couch-and-lamp/mustard/0', 'art/bucket/coral/3'],
  },
];
