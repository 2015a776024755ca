import { brand } from '@postprocure/contracts/brand';
import type { ContentLink } from './content-page.ts';

interface HomeQuestion {
  question: string;
  answer: string;
  link?: ContentLink;
}

export const homeQuestions: readonly HomeQuestion[] = [
  {
    question: `What is ${brand.name}?`,
    answer:
      'A dropshipping marketplace for India. You choose products, list them in your own store or marketplace account and sell them at your own price. We handle fulfilment, shipping and returns to origin (RTO).',
    link: { label: `Why ${brand.name}`, to: '/why-post-procure' },
  },
  {
    question: 'Who is it for?',
    answer:
      'Online resellers and dropshippers, D2C brands, social sellers and agencies. Also suppliers and manufacturers who want to reach resellers, and businesses that need sourcing, private label or bulk supply.',
  },
  {
    question: 'How many products can I choose from?',
    answer:
      'The catalogue has over one million trending products in 26+ categories. Together with our sourcing network, you have access to 10 million products.',
    link: { label: 'Browse the store', to: '/store' },
  },
  {
    question: 'Do I have to buy stock?',
    answer:
      'No. You pay for a product only after your customer has ordered it from you. There is no stock to store and no minimum quantity, except that bulk orders typically start from 500 units.',
  },
  {
    question: 'How does the free trial work?',
    answer:
      'The Starter plan is free for 30 days, with up to 500 products and 20 orders. It needs no credit card and does not become a paid plan automatically. After 30 days you decide whether to choose a plan.',
    link: { label: 'Start your trial', to: '/signup' },
  },
  {
    question: 'What do the plans cost after the trial?',
    answer:
      'Per month, including GST: Launchpad is ₹1,999 with 500 products and 20 orders, Orbit is ₹2,999 with 10,000 products and 100 orders, and Unicorn is ₹3,999 with unlimited products and orders. A store connection supports up to 2,500 items. Support can raise this limit.',
    link: { label: 'Compare the plans', to: '/plans' },
  },
  {
    question: 'Can I pause or cancel?',
    answer:
      'Yes, any time. The change takes effect at the end of the month you have paid for. There is no partial refund for unused plan days. A remaining wallet balance can be refunded after settlement.',
  },
  {
    question: 'How much can I earn?',
    answer:
      'You set your own margins. Typical seller margins are 50-100% on cost. What you keep depends on the product, the fees of your channel, returned parcels and your advertising cost.',
  },
  {
    question: 'How do products get into my store?',
    answer:
      'Subscribe to products with one click. On every plan you can then download their data as Excel or CSV. Orbit and Unicorn will also sync with your store by API.',
  },
  {
    question: 'Which platforms can I connect?',
    answer:
      'API integration is limited to two: Amazon and Shopify. The rest of our 15+ integrations work with files or are planned. The integrations page shows what is available today.',
    link: { label: 'See all integrations', to: '/integration/app' },
  },
  {
    question: 'What happens when my customer orders?',
    answer:
      'The order is imported, paid from your wallet and processed after payment. When it ships, the tracking ID is pushed back to your store. On Launchpad you enter orders in a form or upload a file.',
  },
  {
    question: 'How do I pay?',
    answer:
      'From a prepaid wallet that you top up by UPI, card, net banking or a digital wallet. The wallet statement shows every order and refund.',
    link: { label: 'Payment options', to: '/payment-options' },
  },
  {
    question: 'Do you offer cash on delivery?',
    answer:
      'No. Orders are prepaid only. If a product becomes eligible for cash on delivery later, its page will say so. At present no product is eligible.',
  },
  {
    question: 'How long does delivery take?',
    answer:
      'The product page shows the date range for each product, including the days until dispatch. Products from the international warehouse take longer than products from a warehouse in India. Go by that date range when you promise a date to your customer.',
    link: { label: 'Delivery and shipping policy', to: '/delivery-shipping-policy' },
  },
  {
    question: 'Where do you ship?',
    answer:
      'To 22,000+ locations in India. We do not ship abroad or to P.O. box, APO and FPO addresses. Addresses must be complete and residential.',
  },
  {
    question: 'Can I cancel an order?',
    answer:
      'You can cancel freely before payment. Between payment and dispatch, you can ask us to cancel it, and we refund you in full if we can still stop the parcel. After dispatch it is a return.',
    link: { label: 'Return and refund policy', to: '/return-refund' },
  },
  {
    question: 'Do you accept returns or exchanges?',
    answer:
      'Not for a change of mind. You can report missing items within 7 days of delivery, and damaged or defective items within 48 hours with image or video proof. Refunds are processed in 5-7 working days.',
  },
  {
    question: 'What is RTO, and what does it cost?',
    answer:
      'RTO (return to origin) means that the courier could not deliver an order and returns it. We refund 80% of the product price. 20% is kept as a restocking and handling fee.',
  },
  {
    question: 'The status says Delivered, but nothing arrived. What should I do?',
    answer:
      'Raise a support ticket within 48 hours of that status. We ask the courier for proof of delivery and tell you the result.',
    link: { label: 'Raise a ticket', to: '/support-ticket' },
  },
  {
    question: 'How can I contact you?',
    answer: `Call ${brand.phone} Mon-Sat 9:00 AM-7:00 PM IST, or write to ${brand.email}. Our office works Mon-Sat 10:00-18:00 IST and replies within 24-48 working hours. Live chat is open 24/7.`,
    link: { label: 'Contact us', to: '/support/contact' },
  },
];
