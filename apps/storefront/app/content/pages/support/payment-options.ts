import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';
import { notOpenYet } from '../../not-open-yet.ts';

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
      text: 'Choose the method you already use. You add money to your wallet, by UPI for instance, and orders are paid from it as they come in.',
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
          text: 'Visa, Mastercard, RuPay and American Express cards issued in India. Your bank asks you to approve each payment, usually with a one-time password.',
        },
        {
          title: 'Net banking',
          icon: 'desktop-computer',
          text: "Pay from a current or savings account on your bank's own page. Useful for larger top-ups.",
        },
        {
          title: 'UPI',
          icon: 'mobile-phone',
          text: 'Scan the QR code on a computer, or open your UPI app straight from the phone. The money usually shows within moments.',
        },
        {
          title: 'Digital wallets',
          icon: 'clutch-bag',
          text: 'Use the balance of a wallet that our payment gateway supports. Those on offer are shown at checkout.',
        },
        {
          title: 'Cash on delivery on eligible products',
          icon: 'delivery-truck',
          text: 'A product that is eligible says so on its page. At present no catalogue product is eligible, so treat every order as prepaid.',
        },
        {
          title: 'International cards',
          icon: 'globe-showing-asia-australia',
          text: 'For business owners who bank abroad and sell in India. Your bank decides the exchange rate and may charge its own fee.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'Orders shipped to your customers are prepaid from your wallet: our couriers collect no cash on your behalf. If your own store offers cash on delivery, we cannot fulfil those orders.',
    },
    {
      kind: 'steps',
      heading: 'How a payment works',
      steps: [
        {
          title: 'Select products',
          text: 'Choose from the catalogue, or let your connected store send in the order.',
        },
        {
          title: 'Checkout',
          text: 'Check the quantity, the delivery address and the total. Nothing is added after this point.',
        },
        {
          title: 'Choose payment method',
          text: 'Pay from your wallet balance, or pick one of the methods above to add money first.',
        },
        {
          title: 'Complete transaction',
          text: "Approve it in your UPI app or on your bank's page. Do not close the window until you are back on ours.",
        },
        {
          title: 'Confirmation',
          text: 'You receive a confirmation by email and SMS, and the tax invoice appears with the order.',
        },
      ],
    },
    notOpenYet,
    {
      kind: 'cards',
      heading: 'How payments are secured',
      cards: [
        {
          title: 'SSL encryption',
          icon: 'locked',
          text: 'Everything between your browser and our servers travels encrypted. Look for https in the address bar before you pay.',
        },
        {
          title: 'PCI DSS compliance',
          icon: 'clipboard',
          text: 'Card details are typed into pages of a payment gateway that complies with the card industry standard PCI DSS. We neither see nor store your card number.',
        },
        {
          title: 'Fraud detection',
          icon: 'magnifying-glass-tilted-left',
          text: 'Unusual payments are checked before money is credited. If yours is held back, we tell you why and how to release it.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'When a payment does not go as planned',
      open: 'many',
      items: [
        {
          question: 'Money left my account, but my wallet does not show it.',
          answer:
            'Wait a few minutes: banks sometimes confirm late. If the payment succeeded, the wallet is credited once we receive the confirmation. If it failed, your bank returns the money by itself, normally in 5-7 working days. Keep the bank reference number, and do not pay twice.',
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
          question: 'Someone called me and asked for my OTP or UPI PIN.',
          answer: `Do not share it. Nobody from ${brand.name} ever asks for an OTP, PIN or password. Tell us on [Report a Concern](/report-concern), and tell your bank.`,
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Find something to sell',
      text: 'Look through the catalogue first. You pay only when there is an order to ship.',
      actions: [
        { label: 'Browse products', to: '/products' },
        { label: 'Contact us', to: '/contact' },
      ],
    },
  ],
};
