import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { connectionsNote } from '../../connections-note.ts';

export const page: ContentPage = {
  path: '/need-help',
  section: 'support',
  title: 'Frequently Asked Questions',
  description:
    'Short answers for resellers on the free trial, plans, wallet, delivery times, cancellations, RTO refunds, claims, GST and integrations.',
  heading: 'Frequently Asked Questions',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'FAQ',
      icon: 'light-bulb',
      text: 'Short answers to the questions resellers ask before and after their first order. Where a policy has more details, the answer links to it.',
    },
    connectionsNote,
    {
      kind: 'faq',
      open: 'one',
      items: [
        {
          question: `What does ${brand.name} do?`,
          answer:
            'We supply products that you sell under your own name. You list them, your customer orders, you pay us from your wallet, and we ship straight to the customer.',
        },
        {
          question: 'What can I sell?',
          answer:
            'The catalogue lists over one million trending products in 26+ categories, from sarees and kitchenware to car accessories. [Browse the products](/products) before you sign up.',
        },
        {
          question: 'Is there a free trial?',
          answer:
            'Yes, a 30-day free trial with up to 500 products and 20 orders. It needs no credit card and does not become a paid plan automatically.',
        },
        {
          question: 'What do the plans cost?',
          answer:
            'Per month, Launchpad is ₹1,999 (500 products, 20 orders), Orbit ₹2,999 (10,000 products, 100 orders) and Unicorn ₹3,999 (unlimited), GST included. [Compare the plans](/plans).',
        },
        {
          question: 'Can I pause or cancel my plan?',
          answer:
            'Yes, any time. The change takes effect at the end of the month you have paid for. There is no partial refund for unused plan days.',
        },
        {
          question: 'Do I need a GSTIN to start?',
          answer:
            'Not to browse or try the platform. Most marketplaces, and most sales of goods to other States, require one. Ask your tax adviser before you start selling.',
        },
        {
          question: 'Do I get a tax invoice for my purchases?',
          answer:
            'Yes, for every order and on every plan. If you have given us your GSTIN, it is printed on the invoice, so that you can claim input tax credit. You issue the invoice to your own customer.',
        },
        {
          question: 'How do I get product data into my store?',
          answer:
            'Subscribe to products, then download them on any plan: as Excel or CSV, or in the import format of Shopify, WooCommerce or Amazon. Orbit and Unicorn will also sync by API.',
        },
        {
          question: 'Which platforms connect by API?',
          answer:
            'API integration is limited to two: Amazon and Shopify, on Orbit and Unicorn. Other platforms work with file downloads. [App and Integration Tools](/integration/app) shows what is available today.',
        },
        {
          question: 'Who decides my selling price?',
          answer:
            'You do, up to the MRP. Sellers typically aim for margins of 50-100%. What you actually earn depends on the product, the channel and your advertising.',
        },
        {
          question: 'How does payment work?',
          answer:
            'Orders are prepaid. You add money to your wallet by UPI, card or net banking, and each order is debited from it. See [Payment Options](/payment-options).',
        },
        {
          question: 'Do you offer cash on delivery?',
          answer:
            'No. Orders are prepaid only, and our couriers do not collect cash. If a product becomes eligible later, its page will say so.',
        },
        {
          question: 'What happens after a customer orders from me?',
          answer:
            'With order sync, the order is imported, paid from your wallet and processed automatically, and the tracking ID is pushed back to your store. Without it, you enter the order in a form or upload a file.',
        },
        {
          question: 'How long does delivery take?',
          answer:
            'The product page shows the date range for each product, including the days until dispatch. Go by that date range when you promise a date to your customer.',
        },
        {
          question: 'Where do you deliver?',
          answer:
            'To 22,000+ locations in India. There is no international shipping. P.O. box, APO and FPO addresses are not processed.',
        },
        {
          question: 'Is your name on the parcel?',
          answer:
            'No. The parcel and the packing slip show your store name. We send our invoice to you electronically. You can add your own box or card with [Branded Unboxing](/branded-unboxing).',
        },
        {
          question: 'Can I cancel an order?',
          answer:
            'You can cancel freely before payment. Between payment and dispatch, you can ask us to cancel it, and we refund you in full if we can still stop the parcel. After dispatch it is a return. See the [policy](/return-refund).',
        },
        {
          question: 'Can my customer return or exchange a product?',
          answer:
            'There are no returns or exchanges for a change of mind. Missing, damaged or defective items are handled as claims.',
        },
        {
          question: 'An item is missing or damaged. What should I do?',
          answer:
            'Raise a [support ticket](/support-ticket): missing items within 7 days of delivery, damaged or defective items within 48 hours with image or video proof.',
        },
        {
          question: 'The status says Delivered, but my customer received nothing. What should I do?',
          answer:
            'Raise a support ticket within 48 hours of the Delivered status. We ask the courier for proof of delivery, and refund you if there is none.',
        },
        {
          question: 'What is the time limit for any other dispute?',
          answer:
            'Report it within 7 days of delivery, with the order number and a description of what went wrong.',
        },
        {
          question: 'What is RTO and what does it cost me?',
          answer:
            'RTO (return to origin) is an undelivered order that the courier returns. We refund 80% of the product price. 20% is kept as a restocking and handling fee.',
        },
        {
          question: 'How long do refunds take?',
          answer: 'Refunds are processed in 5-7 working days and credited to your wallet.',
        },
        {
          question: 'Can I see a product before I sell it?',
          answer:
            'Yes. Order a sample through [Try Before You Buy](/try-before-buy). Sample delivery takes 5-7 business days.',
        },
        {
          question: 'How do I track an order?',
          answer:
            'Enter the tracking ID on [Track My Order](/track-my-order). It works without a login, so you can share the link with your customer.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Still need help?',
      text: `Write to us, and a person replies within 24-48 working hours. You can also call ${brand.phone}, Mon-Sat 9:00 AM-7:00 PM IST.`,
      actions: [
        { label: 'Contact Support', to: '/support/contact' },
        { label: 'Visit the Help Desk', to: '/help-desk' },
      ],
    },
  ],
};
