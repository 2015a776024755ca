import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/track-my-order',
  section: 'shipping',
  title: 'Track My Order',
  description:
    'Enter a tracking ID to see where a parcel is, its history and when it should arrive. Learn what each status means, and what to do if a parcel is not moving.',
  heading: 'Track My Order',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping',
      icon: 'magnifying-glass-tilted-left',
      text: 'Enter the tracking ID of a parcel to see its status, last known location and full history. No login is needed, and your customers can use this page too.',
    },
    {
      kind: 'text',
      paragraphs: [
        'A tracking ID starts with PP, has nine digits and ends with IN. You can type it in small or capital letters. You can find it on the order in the seller application as soon as the parcel is shipped.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'Stages of an order',
      steps: [
        { title: 'Order Placed', text: 'The wallet has been debited and the order is confirmed.' },
        { title: 'Processing at Warehouse', text: 'The goods are picked, checked and packed.' },
        { title: 'Shipped', text: 'The courier has collected the parcel.' },
        {
          title: 'In Transit / Local Hub',
          text: 'The parcel is moving between hubs, or waiting at the hub nearest to the customer.',
        },
        {
          title: 'Out for Delivery',
          text: 'The parcel is with the delivery agent. The customer should keep their phone nearby.',
        },
        { title: 'Delivered', text: 'The parcel has been handed over. Time limits for claims start now.' },
      ],
    },
    {
      kind: 'text',
      heading: 'How long should it take?',
      paragraphs: [
        'Standard delivery takes 3-7 business days after dispatch. Parcels to the North-East, hill regions and islands can take longer, and so can products from our international warehouse.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'table',
      heading: 'Tracking problems',
      caption: 'What you may see, what it usually means and what to do',
      columns: ['What you see', 'What it usually means', 'What to do'],
      rows: [
        [
          'The ID is not found',
          'A typing error, or the courier has not scanned the parcel yet',
          'Check the nine digits, and try again after a day',
        ],
        [
          'Pending',
          'The parcel is booked and waiting for the courier',
          'Nothing yet. The first scan normally follows within a day',
        ],
        [
          'No new scan for three days',
          'A missed scan, a backlog or a misrouted parcel',
          'Raise a [support ticket](/support-ticket). We ask the courier',
        ],
        [
          'Delivery attempt failed',
          'Nobody at home, phone not answered or address unclear',
          'Respond on the order page the same day, before the parcel is sent back',
        ],
        [
          'Delivered, but not received',
          'Left with a neighbour or guard, or a false scan',
          'Ask the customer to check nearby, then raise a ticket within 48 hours of that status',
        ],
        [
          'Returned to origin',
          'The courier could not deliver it',
          'Nothing. The RTO refund follows the [return policy](/return-refund)',
        ],
      ],
    },
    {
      kind: 'action',
      heading: 'Still need help?',
      text: `Call ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST, or raise a ticket with the tracking ID. We reply within 24-48 working hours.`,
      actions: [
        { label: 'Raise a support ticket', to: '/support-ticket' },
        { label: 'Read the shipping policy', to: '/delivery-shipping-policy' },
      ],
    },
  ],
};
