import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

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
      eyebrow: 'Step by step',
      icon: 'graduation-cap',
      text: 'Six short tutorials, from a new account to a successful claim. Each takes ten minutes or less.',
      actions: [{ label: 'Start your free trial', to: '/signup' }],
    },
    {
      kind: 'steps',
      heading: '1. List your first product',
      steps: [
        {
          title: 'Choose three products',
          text: 'Pick products that you can explain to a customer. Check the handling days, country of origin and stock.',
        },
        {
          title: 'Subscribe',
          text: 'Click Subscribe Now on each product page. The products appear in your subscription list.',
        },
        {
          title: 'Download',
          text: 'Choose Excel or CSV, or the import format of Shopify, WooCommerce or Amazon. The Excel and CSV files include titles, images, HSN, GST rate, MRP, your cost and your price.',
        },
        {
          title: 'Upload to your store',
          text: 'Use the import page of your store or marketplace. Rewrite the title in your own words before you publish.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '2. Set a price that earns',
      intro: 'Example: a product costs you ₹400 and has an MRP of ₹999.',
      steps: [
        {
          title: 'Add your selling costs',
          text: 'For example ₹90 for the marketplace fee and ₹60 for advertising. Your total cost is now ₹550.',
        },
        {
          title: 'Allow for returns',
          text: 'Suppose 5 in every 100 parcels come back. Each one costs you the 20% RTO fee of ₹80, plus the selling costs you have already paid. To cover this, set aside about ₹12 for each delivered order.',
        },
        {
          title: 'Set the price',
          text: 'At a price of ₹749, about ₹187 remains, before income tax and the GST on your margin. Enter the price in your product list, or use a pricing rule. Neither goes above the MRP.',
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
          text: 'The top-up is the first entry. Every debit after that shows its order.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '4. Place an order',
      intro:
        'On every plan you can enter an order in a form, upload a file of orders, or order from your cart. Connected stores will send orders automatically once API connections open.',
      steps: [
        {
          title: 'Enter the full address',
          text: 'House number, locality, landmark, PIN code and a mobile number that is answered. P.O. box, APO and FPO addresses are not processed.',
        },
        {
          title: 'Check the total',
          text: 'The cost of goods including GST. Delivery within India is included.',
        },
        { title: 'Pay', text: 'Your wallet is debited and the order is processed automatically.' },
        {
          title: 'Share the tracking ID',
          text: 'Send it to your customer with a link to [Track My Order](/track-my-order).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '5. Respond to a failed delivery attempt',
      steps: [
        {
          title: "Read the courier's remark",
          text: 'For example "customer not reachable" or "address incomplete".',
        },
        {
          title: 'Call your customer the same day',
          text: 'Ask for a landmark, a second number and a time when someone is at home.',
        },
        {
          title: 'Send your response',
          text: 'Enter it on the order. If nobody responds, the parcel returns: we refund 80% of the product price and keep 20% as a restocking and handling fee.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: '6. Make a successful claim',
      steps: [
        {
          title: 'Check the time limit',
          text: '48 hours for damaged or defective items and for deliveries not received, 7 days for missing items.',
        },
        { title: 'Collect proof', text: 'An unboxing video that shows the label is the best proof.' },
        {
          title: 'Make the claim',
          text: 'Open the order in the seller application, choose Make a claim and attach the proof. You can also raise a [support ticket](/support-ticket). Approved refunds are processed in 5-7 working days.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Learn more',
      cards: [
        {
          title: 'Getting started',
          icon: 'rocket',
          text: 'The first weeks of a new reseller, step by step.',
          link: { label: 'Read the guide', to: '/knowledge-hub/dropshipper/getting-started' },
        },
        {
          title: 'Success tips',
          icon: 'trophy',
          text: 'Habits that help you keep margins up and returns down.',
          link: { label: 'Read the tips', to: '/knowledge-hub/dropshipper/success-tips' },
        },
        {
          title: 'For suppliers',
          icon: 'toolbox',
          text: 'How to list products so that resellers choose them.',
          link: { label: 'Listing products', to: '/knowledge-hub/supplier/listing-products' },
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Need help with a step?',
      text: `Tell us which tutorial and which step. We reply within 24-48 working hours. You can also call ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Ask for help', to: '/support/contact' },
        { label: 'Read the FAQs', to: '/need-help' },
      ],
    },
  ],
};
