import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/contact',
  aliases: ['/contact'],
  section: 'support',
  title: 'Contact Us',
  description:
    'Talk to our team in Bengaluru about reselling, supplying, sourcing or fulfilment. Form, phone, e-mail, hours and what happens after you write.',
  heading: 'Contact Us',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Get in Touch',
      icon: 'telephone',
      text: 'Tell us who you are, where you sell and what you need. The more we know about your channels, the more useful our first reply will be.',
    },
    {
      kind: 'text',
      paragraphs: [
        'This form is for new enquiries: reselling, supplying, sourcing, packaging, fulfilment or a partnership. If it is about an order or payment you already have, a [support ticket](/support-ticket) is quicker, because it goes straight to the people who can see your order.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          title: 'You get a reference',
          text: 'It appears on the screen, and a confirmation goes to your e-mail address.',
        },
        {
          title: 'The right person reads it',
          text: 'Enquiries from resellers, suppliers and buyers go to different desks. We do not pass your details on to advertisers or other sellers.',
        },
        {
          title: 'We reply',
          text: 'Within 24-48 working hours, by e-mail or by phone if you prefer. We call only on the number you gave.',
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
        ['E-mail', brand.email, 'Replies within 24-48 working hours'],
        ['Chat', '[Open the chat page](/support/chatemail)', '24/7'],
        ['Sourcing desk', '[Submit a sourcing request](/submit-sourcing-request)', 'Mon-Fri 9 AM-6 PM IST'],
        ['Post', brand.address.join(', '), 'Please write before you visit'],
        [
          'Grievance Officer',
          `${brand.email}, or by post at the address above`,
          'Acknowledged within 48 hours, answered within one month',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Perhaps you are looking for',
      cards: [
        {
          title: 'Where an order is',
          icon: 'magnifying-glass-tilted-left',
          text: 'Follow any parcel with its tracking ID. No login needed.',
          link: { label: 'Track My Order', to: '/track-my-order' },
        },
        {
          title: 'A price for a large quantity',
          icon: 'abacus',
          text: 'Minimum orders typically start from 500 units, with quotes in 24-48 hours.',
          link: { label: 'Place a Bulk Order', to: '/place-bulk-order' },
        },
        {
          title: 'Supplying your products',
          icon: 'hammer-and-wrench',
          text: 'What we ask of manufacturers and suppliers, and how it works.',
          link: { label: 'Sell on the platform', to: '/sell-on-post-procure' },
        },
        {
          title: 'Something that should not happen',
          icon: 'megaphone',
          text: 'Report a product, a supplier, a bug or a security problem.',
          link: { label: 'Report a Concern', to: '/report-concern' },
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'We use what you send to answer you, and keep it as our [Privacy Policy](/privacy) says. Nobody from our team will ever ask you for an OTP, a UPI PIN or a marketplace password.',
    },
  ],
};
