import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { notOpenYet } from '../../not-open-yet.ts';

export const page: ContentPage = {
  path: '/tutorials',
  section: 'support',
  title: 'Tutorials for Resellers',
  description:
    'Step-by-step tutorials: list your first product, price it, add money, place an order by form or file, handle failed deliveries and claims.',
  heading: 'Tutorials',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Learn by doing',
      icon: 'graduation-cap',
      text: 'Six short walk-throughs that take you from a new account to a handled claim. Each takes ten minutes or less.',
      actions: [{ label: 'Start your free trial', to: '/signup' }],
    },
    notOpenYet,
    {
      kind: 'steps',
      heading: '1. List your first product',
      steps: [
        {
          title: 'Choose with care',
          text: 'Take three products you would be able to explain to a customer on the phone. Check handling days, country of origin and stock.',
        },
        {
          title: 'Subscribe',
          text: 'Press Subscribe Now on each product page. They appear in your subscription list.',
        },
        {
          title: 'Download',
          text: 'Choose Excel or CSV, or the columns that Shopify, WooCommerce or Amazon import. The Excel and CSV files hold titles, pictures, HSN, GST rate, MRP, your cost and your price.',
        },
        {
          title: 'Upload to your store',
          text: 'Use the import page of your store or marketplace. Rewrite the title in your own words before you publish.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '2. Price it so that you earn',
      intro: 'Take a product that costs you ₹400 with an MRP of ₹999.',
      steps: [
        {
          title: 'Add what selling costs',
          text: 'Say ₹90 for the marketplace fee and ₹60 for advertising. You are at ₹550 before you earn a rupee.',
        },
        {
          title: 'Allow for returns',
          text: 'If 5 in 100 parcels come back, each costs you the 20% RTO fee of ₹80, plus the fees already spent. Keep about ₹12 aside for each delivered order.',
        },
        {
          title: 'Set the price',
          text: 'At ₹749 about ₹187 remains, before GST on your margin and income tax. Enter the price in your product list, or let a pricing rule set it; neither goes above the MRP.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '3. Add money to the wallet',
      steps: [
        { title: 'Open Wallet', text: 'It is in the user menu after login.' },
        {
          title: 'Choose amount and method',
          text: 'UPI, card or net banking. Start with the cost of a few orders.',
        },
        {
          title: 'Check the statement',
          text: 'The top-up is the first line. Every later debit names its order.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '4. Place an order',
      intro:
        'On Orbit and Unicorn a connected store sends orders by itself. On Launchpad you enter them, one by one or as a file.',
      steps: [
        {
          title: 'Enter the address in full',
          text: 'House number, locality, landmark, pincode and a mobile number that is answered. P.O. box, APO and FPO addresses are not processed.',
        },
        { title: 'Check the total', text: 'Cost of goods with GST. Delivery within India is included.' },
        { title: 'Pay', text: 'The wallet is debited and the order moves to processing on its own.' },
        {
          title: 'Pass on the tracking ID',
          text: 'It is pushed to a connected store; otherwise copy it to your customer with a link to [Track My Order](/track-my-order).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '5. Save a delivery that is about to fail',
      steps: [
        {
          title: "Read the courier's remark",
          text: 'For example "customer not reachable" or "address incomplete".',
        },
        {
          title: 'Call your customer the same day',
          text: 'Ask for a landmark, a second number and a time when somebody is at home.',
        },
        {
          title: 'Send the answer',
          text: 'Enter it on the order. If nothing is done, the parcel returns: 80% of the product price comes back to you and 20% is kept as restocking and handling fee.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '6. Make a claim that is approved',
      steps: [
        {
          title: 'Mind the clock',
          text: '48 hours for damaged or defective items and for deliveries not received, 7 days for missing items.',
        },
        { title: 'Get proof', text: 'An unboxing video with the label in view settles most cases.' },
        {
          title: 'Raise a ticket',
          text: 'Use the [support ticket](/support-ticket) form with order ID and SKU, and send the proof in reply to the confirmation e-mail. Approved refunds are processed in 5-7 working days.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Go deeper',
      cards: [
        {
          title: 'Getting started',
          icon: 'rocket',
          text: 'The first weeks of a new reseller, in order.',
          link: { label: 'Read the guide', to: '/knowledge-hub/dropshipper/getting-started' },
        },
        {
          title: 'Success tips',
          icon: 'trophy',
          text: 'Habits that keep margins up and returns down.',
          link: { label: 'Read the tips', to: '/knowledge-hub/dropshipper/success-tips' },
        },
        {
          title: 'For suppliers',
          icon: 'toolbox',
          text: 'How to list products so that resellers pick them.',
          link: { label: 'Listing products', to: '/knowledge-hub/supplier/listing-products' },
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Stuck at a step?',
      text: `Tell us which tutorial and which step. We reply within 24-48 working hours, or call ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Ask for help', to: '/support/contact' },
        { label: 'Read the FAQs', to: '/need-help' },
      ],
    },
  ],
};
