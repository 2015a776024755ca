import { brand } from '@postprocure/contracts/brand';
import type { ContentLink } from './content-page.ts';

interface HomeQuestion {
  question: string;
  answer: string;
  link?: ContentLink;
}

/** Where our policies give two answers, both are said. */
export const homeQuestions: readonly HomeQuestion[] = [
  {
    question: `What is ${brand.name}?`,
    answer:
      'A dropshipping marketplace for India. You choose products, list them in your own store or marketplace account and sell them at your price. We handle fulfilment, shipping and returns to origin.',
    link: { label: `Why ${brand.name}`, to: '/why-post-procure' },
  },
  {
    question: 'Who is it for?',
    answer:
      'Online resellers and dropshippers, D2C brands, social sellers and agencies, as well as suppliers and manufacturers who want to sell through them, and businesses looking for sourcing, private label or bulk supply.',
  },
  {
    question: 'How many products can I choose from?',
    answer:
      'Over one million trending products in 26+ categories are open to every reseller. Together with what our sourcing network can bring in, we speak of 10 million products.',
    link: { label: 'Browse the store', to: '/store' },
  },
  {
    question: 'Do I have to buy stock?',
    answer:
      'No. You pay for a product only after your customer has ordered it from you. There is nothing to store and no minimum quantity; only bulk orders typically start from 500 units.',
  },
  {
    question: 'How does the free trial work?',
    answer:
      'The Starter plan is free for 30 days, with up to 500 products and 20 orders, and asks for no credit card. It does not turn into a paid plan by itself: when the 30 days are over, you decide.',
    link: { label: 'Start your trial', to: '/signup' },
  },
  {
    question: 'What do the plans cost afterwards?',
    answer:
      'Launchpad is ₹1,999 a month with 500 products and 20 orders, Orbit ₹2,999 with 10,000 products and 100 orders, Unicorn ₹3,999 with both unlimited, GST included. One store connection takes up to 2,500 items, which support can raise.',
    link: { label: 'Compare the plans', to: '/plans' },
  },
  {
    question: 'Can I pause or cancel?',
    answer:
      'Any time. A pause or cancellation takes effect at the end of the month you have paid for, and unused plan days are not refunded in part. A remaining wallet balance can be refunded after settlement.',
  },
  {
    question: 'How much can I earn?',
    answer:
      'You set your own margins. Typical seller margins are 50-100% on cost. What remains of it depends on the product, the fees of your channel, returned parcels and what you spend on advertising.',
  },
  {
    question: 'How do products get into my store?',
    answer:
      'Subscribe to them with one click. On every plan you can then download their data as Excel or CSV; on Orbit and Unicorn your store can also be kept in sync by API.',
  },
  {
    question: 'Which platforms can I connect?',
    answer:
      'API integration is limited to two: Amazon and Shopify. The rest of our 15+ integrations work with files or are planned, and each card on the integrations page says what is open today.',
    link: { label: 'See all integrations', to: '/integration/app' },
  },
  {
    question: 'What happens when my customer orders?',
    answer:
      'The order is imported, paid from your wallet and processed once it is paid. When it ships, the tracking ID is pushed back to your store. On Launchpad you enter orders yourself or upload them as a file.',
  },
  {
    question: 'How do I pay?',
    answer:
      'From a prepaid wallet that you top up by UPI, card, net banking or a digital wallet. Every order and every refund is a line in its statement.',
    link: { label: 'Payment options', to: '/payment-options' },
  },
  {
    question: 'Is cash on delivery possible?',
    answer:
      'Orders are prepaid only. Our payment page also names cash on delivery on eligible products; at present none is eligible. A product that is will say so on its page.',
  },
  {
    question: 'How long does delivery take?',
    answer:
      'Plan with 15 to 20 days for products from an international warehouse and 3-7 days from a national one, after dispatch, which takes 5-7 business days. Our policies also speak of 2-5 working days and of 7-12 days after dispatch. For your order the estimate on the product page counts.',
    link: { label: 'Delivery and shipping policy', to: '/delivery-shipping-policy' },
  },
  {
    question: 'Where do you ship?',
    answer:
      'To 22,000+ locations in India. We do not ship abroad, or to P.O. box, APO and FPO addresses. Addresses must be complete and residential.',
  },
  {
    question: 'Can an order be cancelled?',
    answer:
      'Our return policy says that a paid order cannot be cancelled; our terms allow it until dispatch. In practice you cancel freely until you pay, and between payment and dispatch you can ask us to. After dispatch a cancellation becomes a return.',
    link: { label: 'Return and refund policy', to: '/return-refund' },
  },
  {
    question: 'Are returns or exchanges accepted?',
    answer:
      'Not for a change of mind. But missing items can be reported within 7 days of delivery, and damaged or defective ones within 48 hours with image or video proof. Refunds are processed in 5-7 working days.',
  },
  {
    question: 'What is RTO, and what does it cost?',
    answer:
      'Return to origin: the courier could not deliver and brings the order back. We refund 80% of the product price; 20% is kept as restocking and handling fee.',
  },
  {
    question: 'The status says Delivered, but nothing arrived. What now?',
    answer:
      'Open a support ticket within 48 hours of that status. We ask the courier for proof of delivery and tell you what it shows.',
    link: { label: 'Open a ticket', to: '/support-ticket' },
  },
  {
    question: 'How do I reach a person?',
    answer: `Call ${brand.phone} Mon-Sat 9:00 AM-7:00 PM IST, or write to ${brand.email}; our office works Mon-Sat 10:00-18:00 and replies within 24-48 working hours. Live chat takes your question 24/7.`,
    link: { label: 'Contact us', to: '/support/contact' },
  },
];
