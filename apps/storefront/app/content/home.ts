import type { IconName } from '@postprocure/ui/icon';

export const homeFeatures: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'box',
    title: 'Over one million trending products',
    text: 'Pick from 26+ categories, subscribe to what sells, and set your own margins.',
  },
  {
    icon: 'download',
    title: 'Product data in one click',
    text: 'Download titles, pictures and prices as Excel or CSV, ready for your store.',
  },
  {
    icon: 'sync',
    title: 'Stock that stays in step',
    text: 'Sync your store by API on Orbit and Unicorn, so what you list is what we can ship.',
  },
  {
    icon: 'wallet',
    title: 'Prepaid from your wallet',
    text: 'Orders are imported, paid and processed on their own. No cash on delivery.',
  },
  {
    icon: 'truck',
    title: 'Shipped straight to your customer',
    text: 'We pack and dispatch, and the tracking ID is pushed back to your store.',
  },
  {
    icon: 'chart',
    title: 'Margins worth the work',
    text: 'Typical seller margins are 50-100% on cost, before fees and advertising. You decide yours.',
  },
];

export const homeFacts: readonly { value: string; label: string }[] = [
  { value: '15+', label: 'integrations' },
  { value: '26+', label: 'categories' },
  { value: '99.9%', label: 'satisfaction, our goal' },
  { value: '50-100%', label: 'typical seller margins' },
];

/** What trying us out costs and how it ends. */
export const homePromises = [
  '30-day free trial',
  'Pause or cancel any time',
  'No Credit Card required',
] as const;
