import type { IconName } from '@postprocure/ui/icon';

export const homeFeatures: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'box',
    title: 'Over one million trending products',
    text: 'Choose from 26+ categories, subscribe to the products you want and set your own margins.',
  },
  {
    icon: 'download',
    title: 'Product data in one click',
    text: 'Download titles, images and prices as Excel or CSV, ready for your store.',
  },
  {
    icon: 'sync',
    title: 'Stock in sync',
    text: 'Sync your store by API on Orbit and Unicorn, so that you list only what is in stock.',
  },
  {
    icon: 'wallet',
    title: 'Prepaid from your wallet',
    text: 'Orders are imported, paid and processed automatically. No cash on delivery.',
  },
  {
    icon: 'truck',
    title: 'Shipped straight to your customer',
    text: 'We pack and dispatch the order, and push the tracking ID back to your store.',
  },
  {
    icon: 'chart',
    title: 'You set the margin',
    text: 'Typical seller margins are 50-100% on cost, before fees and advertising.',
  },
];

export const homeFacts: readonly { value: string; label: string }[] = [
  { value: '15+', label: 'integrations' },
  { value: '26+', label: 'categories' },
  { value: '99.9%', label: 'satisfaction is our goal' },
  { value: '50-100%', label: 'typical seller margins' },
];

export const homePromises = [
  '30-day free trial',
  'Pause or cancel any time',
  'No Credit Card required',
] as const;

/** The images beside the tagline, the largest first. Their keys are described in demo-catalogue/product-image.ts. */
export const heroScenes = [
  'group/lehenga-choli/mixer-grinder/sports-shoes',
  'group/necklace-set/handbag',
  'group/over-ear-headphones/smart-watch',
  'group/pressure-cooker/tiffin-box',
  'group/teddy-bear/building-blocks',
] as const;
