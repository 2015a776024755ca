import type { CategoryTarget } from '../store/category-target.ts';

export interface StoreBanner {
  tone: 'aubergine' | 'marigold' | 'peacock' | 'kumkum' | 'leaf';
  eyebrow: string;
  title: string;
  text: string;
  action: { label: string; to: string | CategoryTarget };
  /** Keys of three drawn pictures, as in contracts/product-art.ts. */
  pictures: readonly [string, string, string];
}

export const storeBanners: readonly StoreBanner[] = [
  {
    tone: 'aubergine',
    eyebrow: 'Wedding season',
    title: 'Sarees for every celebration',
    text: 'Silk, cotton and georgette, ready to list under your own name.',
    action: {
      label: 'Shop sarees',
      to: { category: "Women's Fashion", subCategory: 'Sarees', search: 'saree' },
    },
    pictures: ['art/sari/magenta/1', 'art/sari/maroon/2', 'art/sari/bottle-green/3'],
  },
  {
    tone: 'marigold',
    eyebrow: 'Puja & Festive',
    title: 'Light up every order',
    text: 'Diyas, gifts and decorations that sell from Navratri to New Year.',
    action: { label: 'Shop festive', to: { category: 'Puja & Festive', search: 'diya' } },
    pictures: ['art/candle/coral/0', 'art/diya-lamp/natural/2', 'art/wrapped-gift/natural/1'],
  },
  {
    tone: 'peacock',
    eyebrow: 'Electronics',
    title: 'Gadgets that move fast',
    text: 'Sound, screens and everyday tech, with margins you set yourself.',
    action: { label: 'Shop electronics', to: { category: 'Electronics', search: 'headphones' } },
    pictures: ['art/camera/black/2', 'art/headphone/royal-blue/0', 'art/video-game/purple/3'],
  },
  {
    tone: 'kumkum',
    eyebrow: '30-day free trial',
    title: 'A full shelf from day one',
    text: 'List from the whole catalogue, free for 30 days. Pause or cancel any time.',
    action: { label: 'Start now', to: '/signup' },
    pictures: ['art/handbag/mustard/1', 'art/backpack/teal/0', 'art/luggage/royal-blue/2'],
  },
  {
    tone: 'leaf',
    eyebrow: 'Home & Kitchen',
    title: 'Small comforts for every home',
    text: 'Cookware, storage and useful things that people buy again and again.',
    action: { label: 'Shop home', to: { category: 'Home & Kitchen', search: 'kitchen' } },
    pictures: ['art/teapot/teal/1', 'art/couch-and-lamp/mustard/0', 'art/bucket/coral/3'],
  },
];
