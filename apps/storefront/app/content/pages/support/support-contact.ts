import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/contact',
  aliases: ['/contact'],
  section: 'support',
  title: 'Contact Us',
  description:
    'Contact our team about reselling, supplying, sourcing or fulfilment. Form, phone, email, support hours, company details and what happens next.',
  heading: 'Contact Us',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Get in Touch',
      icon: 'telephone',
      text: 'Tell us who you are, where you sell and what you need. These details help us give you a useful first reply.',
    },
    {
      kind: 'text',
      paragraphs: [
        'This form is for new enquiries: reselling, supplying, sourcing, packaging, fulfilment or a partnership. For an existing order or payment, please raise a [support ticket](/support-ticket). It goes directly to the team that can see your order.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          title: 'You get a reference number',
          text: 'It appears on the screen, and we send a confirmation to your email address.',
        },
        {
          title: 'The right person reads it',
          text: 'Different teams handle enquiries from resellers, suppliers and buyers. We do not share your details with advertisers or other sellers.',
        },
        {
          title: 'We reply',
          text: 'Within 24-48 working hours, by email, or by phone if you prefer. We call only the number you gave.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Other ways to reach us',
      caption: 'Contact details and hours',
      columns: ['Channel', 'Details', 'Hours'],
      rows: [
        ['Phone', brand.phone, 'Mon-Sat 9:00 AM-7:00 PM IST'],
        ['Email', brand.email, 'Replies within 24-48 working hours'],
        ['Chat', '[Open the chat page](/support/chatemail)', '24/7'],
        ['Sourcing desk', '[Submit a sourcing request](/submit-sourcing-request)', 'Mon-Fri 9 AM-6 PM IST'],
        ['Post', brand.address.join(', '), 'Please write to us before you visit'],
        [
          'Grievance Officer',
          'See [Company details](#company-details)',
          'Acknowledged within 48 hours, answered within one month',
        ],
      ],
    },
    { kind: 'companyDetails', heading: 'Company details' },
    {
      kind: 'cards',
      heading: 'You may be looking for',
      cards: [
        {
          title: 'Order status',
          icon: 'magnifying-glass-tilted-left',
          text: 'Follow any parcel with its tracking ID. No login needed.',
          link: { label: 'Track My Order', to: '/track-my-order' },
        },
        {
          title: 'Prices for large quantities',
          icon: 'abacus',
          text: 'Minimum orders typically start from 500 units, with quotes in 24-48 hours.',
          link: { label: 'Place a Bulk Order', to: '/place-bulk-order' },
        },
        {
          title: 'Becoming a supplier',
          icon: 'hammer-and-wrench',
          text: 'What we need from manufacturers and suppliers, and how it works.',
          link: { label: 'Sell on the platform', to: '/sell-on-post-procure' },
        },
        {
          title: 'Reporting a problem',
          icon: 'megaphone',
          text: 'Report a product, a supplier, a bug or a security problem.',
          link: { label: 'Report a Concern', to: '/report-concern' },
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'We use what you send only to answer you, and store it as described in our [Privacy Policy](/privacy). Nobody from our team will ever ask you for an OTP, a UPI PIN or a marketplace password.',
    },
  ],
};
