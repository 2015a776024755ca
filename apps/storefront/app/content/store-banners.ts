import type { CategoryTarget } from '../categories/category-target.ts';

export interface StoreBanner {
  tone: 'aubergine' | 'marigold' | 'peacock' | 'kumkum' | 'leaf';
  eyebrow: string;
  title: string;
  text: string;
  action: { label: string; to: string | CategoryTarget };
  /** The keys of three product images (see demo-catalogue/product-image.ts). */
  images: readonly [string, string, string];
}

export const storeBanners: readonly StoreBanner[] = [
  {
    tone: 'aubergine',
    eyebrow: 'Wedding season',
    title: 'Sarees for every celebration',
    text: 'Silk, cotton and georgette sarees to sell under your own name.',
    action: {
      label: 'Shop sarees',
      to: { category: "Women's Fashion", subCategory: 'Sarees', search: 'saree' },
    },
    images: [
      'product/saree/magenta/zari/0/4',
      'product/designer-saree/maroon/brocade/0/2',
      'product/saree-light/bottle-green/floral/0/3',
    ],
  },
  {
    tone: 'marigold',
    eyebrow: 'Puja & Festive',
    title: 'Festive products for your store',
    text: 'Diyas, gifts and decorations from Navratri to New Year.',
    action: { label: 'Shop festive', to: { category: 'Puja & Festive', search: 'diya' } },
    images: [
      'product/scented-candle/natural/plain/0/0',
      'product/diya/brass/plain/0/2',
      'product/festive-gift-box/natural/plain/0/4',
    ],
  },
  {
    tone: 'peacock',
    eyebrow: 'Electronics',
    title: 'Popular gadgets and accessories',
    text: 'Audio, screens and everyday electronics. You set the margin.',
    action: { label: 'Shop electronics', to: { category: 'Electronics', search: 'headphones' } },
    images: [
      'product/mirrorless-camera/black/plain/0/1',
      'product/over-ear-headphones/royal-blue/plain/0/0',
      'product/game-controller/purple/plain/0/5',
    ],
  },
  {
    tone: 'kumkum',
    eyebrow: '30-day free trial',
    title: 'A full store from day one',
    text: 'Choose up to 500 products, free for 30 days. Pause or cancel any time.',
    action: { label: 'Start now', to: '/signup' },
    images: [
      'product/handbag/mustard/plain/0/2',
      'product/backpack/teal/plain/0/0',
      'product/hard-case-trolley/royal-blue/plain/0/5',
    ],
  },
  {
    tone: 'leaf',
    eyebrow: 'Home & Kitchen',
    title: 'Useful products for every home',
    text: 'Cookware, storage and everyday products for the home.',
    action: { label: 'Shop home', to: { category: 'Home & Kitchen', search: 'kitchen' } },
    images: [
      'product/kettle/teal/plain/0/1',
      'product/sofa/mustard/plain/0/0',
      'product/bucket-with-lid/coral/plain/0/3',
    ],
  },
];
