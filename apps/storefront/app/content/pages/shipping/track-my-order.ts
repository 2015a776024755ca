import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/track-my-order',
  section: 'shipping',
  title: 'Track My Order',
  description:
    'Enter a tracking ID to see where a parcel is, its history and estimated delivery. What each status means and what to do when one is stuck.',
  heading: 'Track My Order',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Shipping',
      icon: 'magnifying-glass-tilted-left',
      text: 'Enter the tracking ID of a parcel to see its status, last known place and full history. You need no login, and your customer may use this page too.',
    },
    {
      kind: 'text',
      paragraphs: [
        'A tracking ID begins with PP, has nine digits and ends with IN; small or capital letters make no difference. You find it on the order in your seller dashboard and in your connected store, where it is pushed as soon as the parcel is shipped.',
      ],
    },
    { kind: 'text', heading: 'FORM', paragraphs: [] },
    {
      kind: 'steps',
      heading: 'The journey of an order',
      steps: [
        { title: 'Order Placed', text: 'The wallet has been debited and the order is confirmed.' },
        { title: 'Processing at Warehouse', text: 'The goods are picked, checked and packed.' },
        { title: 'Shipped', text: 'The courier has collected the parcel.' },
        {
          title: 'In Transit / Local Hub',
          text: 'It is moving between hubs, or waiting at the one nearest to the customer.',
        },
        {
          title: 'Out for Delivery',
          text: 'It is with the delivery agent. The customer should keep the phone at hand.',
        },
        { title: 'Delivered', text: 'It has been handed over. Time limits for claims start now.' },
      ],
    },
    {
      kind: 'text',
      heading: 'How long should it take?',
      paragraphs: [
        'Standard delivery takes 3-7 business days after dispatch. Parcels to the North-East, the hills and the islands can take longer, and so can products that come from our international warehouse.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'table',
      heading: 'When something looks wrong',
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
          'The parcel is booked and waits for the courier',
          'Nothing yet; the first scan normally follows within a day',
        ],
        [
          'No new scan for three days',
          'A missed scan, a backlog or a misrouted parcel',
          'Raise a [support ticket](/support-ticket); we ask the courier',
        ],
        [
          'Delivery attempt failed',
          'Nobody at home, phone unanswered or address unclear',
          'Answer on the order the same day, before the parcel is sent back',
        ],
        [
          'Delivered, but not received',
          'Left with a neighbour or guard, or a false scan',
          'Ask around, then raise a ticket within 48 hours of that status',
        ],
        [
          'Returned to origin',
          'The courier could not deliver it',
          'Nothing; the RTO refund follows the [return policy](/return-refund)',
        ],
      ],
    },
    {
      kind: 'action',
      heading: 'The tracking page does not help?',
      text: `Call ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST, or raise a ticket with the tracking ID. We reply within 24-48 working hours.`,
      actions: [
        { label: 'Raise a support ticket', to: '/support-ticket' },
        { label: 'Read the shipping policy', to: '/delivery-shipping-policy' },
      ],
    },
  ],
};
