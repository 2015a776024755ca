import { brand } from '@postprocure/contracts/brand';

export const marketingNavigation = [
  { label: 'Home', to: '/' },
  { label: 'Product Store', to: '/store' },
  { label: 'App & Tool Integrations', to: '/integration/app' },
  { label: `Sell on ${brand.name}`, to: '/sell-on-post-procure' },
  { label: `Why-How with ${brand.name}`, to: '/why-post-procure' },
  { label: 'About Us', to: '/aboutus' },
  { label: 'Get in Touch', to: '/support/contact' },
] as const;
