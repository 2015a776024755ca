import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/user-agreement',
  section: 'legal',
  title: 'User Agreement',
  description:
    'The agreement for a merchant account: free trial, plans, wallet, seller responsibilities, closing the account and 30-day notice of changes.',
  heading: 'User Agreement',
  updated: '2025-07-03',
  legal: legalVersion(legalDocuments.userAgreement),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Last updated: July 3, 2025',
      icon: 'clipboard',
      text: `This agreement is between you, the holder of a merchant account, and ${brand.name}. It covers your account, plan and wallet, and the responsibilities on each side. We give 30-day notice of material changes.`,
    },
    {
      kind: 'text',
      heading: '1. How you accept it',
      paragraphs: [
        'You accept this agreement when you open an account. We record the version you accepted and when you accepted it, and your account settings show both. The [Terms of Use](/terms) also apply to every visitor and every order. If you connect a store, the [Store Authorization Agreement](/authorization-store-agreement) applies too.',
      ],
    },
    {
      kind: 'text',
      heading: '2. Your account',
      paragraphs: [
        'An account is for one business. You must be 18 or older, give true details and tell us within a reasonable time when they change. We may ask for proof of identity, PAN, GSTIN or a bank account before you can use certain features, for example before the first refund to a bank account.',
        'Keep your login details secret. You are responsible for what is done through your login, unless you had already told us that it was being misused. If you suspect misuse, change your password and write to us the same day. Your staff should have their own logins, with only the permissions they need.',
      ],
    },
    {
      kind: 'list',
      heading: '3. Free trial',
      style: 'check',
      items: [
        'Every new business may try the service free for 30 days on the Starter trial, with up to 500 products and 20 orders.',
        'No credit card is required, and we take no payment mandate. We therefore cannot charge you when it ends.',
        'If you do not choose a plan, the account becomes read-only. Orders already paid are still fulfilled, and you can still download your own data. To download product files you need a plan.',
        'Each business gets one trial, even if it uses several email addresses.',
      ],
    },
    {
      kind: 'table',
      heading: '4. Plans and fees',
      caption: 'Paid plans, per month, GST included',
      columns: ['Plan', 'Price per month', 'Smart product access', 'Monthly orders'],
      rows: [
        ['Launchpad', '₹1,999', '500', '20'],
        ['Orbit', '₹2,999', '10,000', '100'],
        ['Unicorn', '₹3,999', 'Unlimited', 'Unlimited'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The full comparison is on the [plans page](/plans). A plan runs for a month from the day it starts and is paid in advance. Prices include GST, and you get a tax invoice for each payment. Orders count towards the monthly limit when they are paid. If you reach the limit, further orders are put on hold: upgrade, or wait for the next period. A single store connection carries a maximum of 2,500 items. Support can raise this limit on request.',
        'You may ask for a larger plan at any time. The new price is charged and a new month begins when it is activated. A downgrade takes effect at the end of the period. Products beyond the smaller limit are then frozen, newest first, but not deleted. When you remove other products, frozen ones become active again.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Pausing and cancelling a plan',
      paragraphs: [
        'You may cancel any time, or pause for one to three months, from your settings and without calling anyone. Either takes effect at the end of the period you have paid for, and you see that date before you confirm. There is no partial refund for unused plan days.',
        'While your plan is paused, syncing stops and no fee is due. You can still see your history, invoices and wallet.',
      ],
    },
    {
      kind: 'text',
      heading: '6. Wallet',
      paragraphs: [
        'The wallet holds money you pay in advance for goods and services that you buy from us. You cannot use it for anything else: you cannot transfer it to another person, pay third parties from it or withdraw cash. It earns no interest.',
        'Each order is debited at the price shown when it is paid. If you switch on autopay, you allow us to debit imported orders within the limits you set. If the balance is too low, the order waits and we tell you. The balance never goes below zero. Every entry shows its order, reason and document. Please check your statement, and tell us within 30 days if an entry looks wrong.',
        'A remaining wallet balance can be refunded after settlement, that is, once no order, return, claim or fee is open. Refunds go to the original payment method or to a bank account in the same name and are processed in 5-7 working days.',
      ],
    },
    {
      kind: 'list',
      heading: '7. Our commitments',
      style: 'check',
      items: [
        'To show price, stock and estimated delivery as we know them, and to correct errors promptly.',
        'To process every paid order without further action from you, and to give every parcel a tracking ID.',
        'To issue a tax invoice for every supply, on every plan, and a credit note where one is due.',
        'To pack in your name, not ours.',
        'To acknowledge every ticket with a reference number and reply within 24-48 working hours.',
        'Not to contact your customers to sell to them.',
      ],
    },
    {
      kind: 'list',
      heading: '8. Your commitments',
      style: 'check',
      items: [
        'To be the seller of record to your customers, with your own store policy, invoice and customer service.',
        'To describe products truthfully, show the details the law requires, and never sell above MRP.',
        'To tell customers the delivery time and the no-returns rule before they pay.',
        'To hold the registrations your business needs, pay your own taxes and follow the rules of the marketplaces you sell on.',
        'To keep enough balance in the wallet for the orders you accept.',
        'To report problems with proof within the time limits of the [Return, Refund & Cancellation Policy](/return-refund).',
      ],
    },
    {
      kind: 'text',
      heading: '9. Data',
      paragraphs: [
        'Your sales data is yours. We use it to provide the service to you and, in totals that do not identify any merchant, to plan stock and improve the catalogue. Personal data is handled as described in the [Privacy Policy](/privacy). Catalogue data that you download is licensed to you for selling the products you have subscribed to, as long as the account is active.',
        'If you use our API, respect the published rate limits and do not pass our data on to other sellers. We may block calls that put the service at risk. If we can see that they are yours, we tell you why.',
      ],
    },
    {
      kind: 'text',
      heading: '10. Suspension and termination',
      paragraphs: [
        'You may close your account any time from your settings. The account is erased seven days later, and until then you can change your mind. Remove your subscribed products from your stores first: we do not process orders that arrive after you close the account.',
        "We may suspend or close an account for serious or repeated breach, fraud, unpaid dues or a lawful order. Except in urgent cases you get notice and a chance to correct the problem. We may also end this agreement without cause, with 30 days' notice and not before the end of a period you have paid for.",
        'After an account is closed, open orders are completed, claims are settled and the balance is refunded as described in section 6. Records are kept up to 7 years after an account closes where the law or a possible dispute requires it.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Changes to this agreement',
      paragraphs: [
        "**We give you 30 days' notice of material changes**, by email and in your dashboard, with a summary of what changes. A change is material if it raises a price, shortens a time limit, reduces what you get or allows more use of your data. If you do not agree, you may close the account before the change takes effect. Language corrections, and changes that the law requires immediately, may take effect without this notice.",
      ],
    },
    {
      kind: 'text',
      heading: '12. Liability, law and disputes',
      paragraphs: [
        'The limits of liability, the governing law, the courts and the Grievance Officer are those of the [Terms of Use](/terms). Neither side is liable for what it could not reasonably prevent, such as natural disaster, war, strike, a government order or the failure of a public network, as long as it tells the other side and does what it can.',
        'If one clause is invalid, the others remain valid. You may not transfer this agreement without our consent. We may transfer it to a successor of the business, who is then bound by it.',
      ],
    },
    {
      kind: 'action',
      heading: 'Ready to start, or have a question?',
      text: `Write to ${brand.email}. Support works Mon-Sat 10:00-18:00 IST.`,
      actions: [
        { label: 'Start your free trial', to: '/signup' },
        { label: 'Contact us', to: '/support/contact' },
      ],
    },
  ],
};
