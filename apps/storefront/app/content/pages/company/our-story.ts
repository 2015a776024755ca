import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { sampleMilestones } from '../../sample-content.ts';

export const page: ContentPage = {
  path: '/our-story',
  section: 'company',
  title: 'Our Story',
  description:
    'Why we built a dropshipping marketplace for India, how it helps resellers and suppliers, what we believe in and what we are working on.',
  heading: 'Our Story',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: `Since ${String(brand.foundedYear)}`,
      icon: 'open-book',
      text: `${brand.name} is a marketplace for people who want to sell online without buying stock. This page explains why we built it and what we believe in.`,
    },
    {
      kind: 'text',
      heading: 'The problem',
      paragraphs: [
        'Opening an online store in India is easy. Filling it with products is not. Wholesalers and manufacturers sell in large quantities and want payment in advance. Someone who sells from home, or owns a small shop, often cannot afford that.',
        'Suppliers have the opposite problem. They have stock, but no time to photograph and describe every product, answer customers and pack single pieces.',
      ],
    },
    {
      kind: 'text',
      heading: 'Our solution',
      paragraphs: [
        `${brand.name} works between the two. Suppliers sell to us, and we offer their products to resellers in one catalogue. Resellers list the products in their own stores at their own price. We pack and ship each order straight to the customer, in the reseller's name.`,
      ],
    },
    {
      kind: 'list',
      heading: 'What we believe in',
      style: 'check',
      items: [
        '**Clear records.** You pay from a prepaid wallet, and every entry shows its order.',
        '**Honest delivery dates.** Each product page shows its own delivery estimate.',
        '**The customer belongs to the reseller.** Our name does not appear on the parcel.',
        '**Quality before quantity.** You can order samples, and we inspect goods where it matters.',
        '**We do not compete with you.** We sell to resellers, not to their customers.',
        '**Security.** We never ask for your marketplace password, your OTP or your UPI PIN.',
      ],
    },
    { kind: 'timeline', sample: true, heading: 'Milestones', entries: sampleMilestones },
    {
      kind: 'text',
      heading: "What's next",
      paragraphs: [
        'API integration is planned for two platforms, Amazon and Shopify. [App and Integration Tools](/integration/app) shows the current status of each integration. We also want to offer the platform in Hindi and other Indian languages. These are not available yet.',
      ],
    },
    {
      kind: 'action',
      heading: 'Work with us',
      text: 'Sell with us, supply us, or join our team.',
      actions: [
        { label: 'Start selling', to: '/signup' },
        { label: 'Become a supplier', to: '/sell-on-post-procure' },
        { label: 'Careers', to: '/we-hiring' },
      ],
    },
  ],
};
