import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/payment-options',
  section: 'support',
  title: 'Payment Options',
  description:
    'Pay by UPI, credit or debit card, net banking, digital wallet or international card. How the five steps work and how payments are secured.',
  heading: 'Payment Options',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Payments',
      icon: 'shopping-bags',
      text: 'Add money to your wallet with the payment method you prefer, such as UPI. Your orders are then paid from the wallet.',
      actions: [
        { label: 'Browse products', to: '/products' },
        { label: 'Ask about payments', to: '/contact' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Ways to pay',
      intro: 'All amounts are in Indian rupees and include GST.',
      cards: [
        {
          title: 'Credit and debit cards',
          icon: 'purse',
          text: 'Visa, Mastercard, RuPay and American Express cards issued in India. Your bank asks you to approve each payment, usually with an OTP.',
        },
        {
          title: 'Net banking',
          icon: 'desktop-computer',
          text: "Pay from a current or savings account on your bank's own page. Useful for larger top-ups.",
        },
        {
          title: 'UPI',
          icon: 'mobile-phone',
          text: 'Scan the QR code on a computer, or open your UPI app directly on your phone. The money usually arrives within moments.',
        },
        {
          title: 'Digital wallets',
          icon: 'clutch-bag',
          text: 'Use the balance of a wallet that our payment gateway supports. The available wallets are shown at checkout.',
        },
        {
          title: 'Cash on delivery for eligible products',
          icon: 'delivery-truck',
          text: 'An eligible product says so on its page. At present no catalogue product is eligible, so treat every order as prepaid.',
        },
        {
          title: 'International cards',
          icon: 'globe-showing-asia-australia',
          text: 'For business owners who have a bank account abroad and sell in India. Your bank sets the exchange rate and may charge its own fee.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Orders shipped to your customers are prepaid from your wallet. Our couriers do not collect cash for you. If your own store offers cash on delivery, we cannot fulfil those orders.',
    },
    {
      kind: 'steps',
      heading: 'How a payment works',
      steps: [
        {
          title: 'Select products',
          text: 'Choose what your customer ordered from the catalogue, or upload your orders as a file.',
        },
        {
          title: 'Checkout',
          text: 'Check the quantity, the delivery address and the total. Nothing is added after this point.',
        },
        {
          title: 'Choose payment method',
          text: 'Pay from your wallet balance, or choose one of the methods above to add money first.',
        },
        {
          title: 'Complete transaction',
          text: "Approve it in your UPI app or on your bank's page. Do not close the window until you are back on our page.",
        },
        {
          title: 'Confirmation',
          text: 'You receive a confirmation by email and SMS, and the tax invoice is attached to the order.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'How payments are secured',
      cards: [
        {
          title: 'SSL encryption',
          icon: 'locked',
          text: 'All data between your browser and our servers is encrypted. Check for https in the address bar before you pay.',
        },
        {
          title: 'PCI DSS compliance',
          icon: 'clipboard',
          text: 'You enter card details on the pages of a payment gateway that complies with the PCI DSS card industry standard. We do not see or store your card number.',
        },
        {
          title: 'Fraud detection',
          icon: 'magnifying-glass-tilted-left',
          text: 'Unusual payments are checked before money is credited. If your payment is held, we tell you why and what to do.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Payment problems',
      open: 'many',
      items: [
        {
          question: 'Money was debited from my account, but my wallet does not show it. What should I do?',
          answer:
            'Wait a few minutes, because banks sometimes confirm late. If the payment succeeded, we credit your wallet when we receive the confirmation. If it failed, your bank returns the money automatically, normally in 5-7 working days. Keep the bank reference number, and do not pay twice.',
        },
        {
          question: 'Can I get my wallet balance back?',
          answer:
            'Yes, after settlement: once no order, return, claim or fee is open, a remaining balance can be refunded. See the [Return, Refund & Cancellation Policy](/return-refund).',
        },
        {
          question: 'Do I need a card for the free trial?',
          answer: 'No. The 30-day free trial needs no credit card, and nothing is charged when it ends.',
        },
        {
          question: 'Someone called me and asked for my OTP or UPI PIN. What should I do?',
          answer: `Do not share it. Nobody from ${brand.name} ever asks for an OTP, PIN or password. Tell us on [Report a Concern](/report-concern), and inform your bank.`,
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Find products to sell',
      text: 'Browse the catalogue first. You pay only when there is an order to ship.',
      actions: [
        { label: 'Browse products', to: '/products' },
        { label: 'Contact us', to: '/contact' },
      ],
    },
  ],
};
