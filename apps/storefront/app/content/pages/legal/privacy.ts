import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/legal-document';
import { retention } from '@postprocure/contracts/retention';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/privacy',
  section: 'legal',
  title: 'Privacy Policy',
  description:
    'What personal data we collect from merchants, visitors and their customers, why, how long we keep it, and how to have it corrected or erased.',
  heading: 'Privacy Policy',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.privacy),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'locked',
      text: 'This policy says what personal data we hold, why we hold it, who else sees it and how you can have it corrected or erased. It covers visitors, merchants, suppliers and the customers to whom merchants ask us to ship.',
    },
    {
      kind: 'list',
      heading: 'The main points',
      style: 'check',
      items: [
        'We collect what an order, an invoice or a conversation with you needs, and little else.',
        "Your customers' addresses are used to deliver their orders. We do not market to them.",
        'We do not sell personal data.',
        'Privacy requests are answered within 30 days.',
        'Records are kept up to 7 years after an account closes, as a maximum and not as a target.',
      ],
    },
    {
      kind: 'text',
      heading: '1. Who is responsible',
      paragraphs: [
        `${brand.name}, ${brand.address.slice(1).join(', ')}, decides how the data of its visitors, merchants and suppliers is used. For your customers' data the position is different: they are your customers, you collected their details, and we use them on your instructions to fulfil the order. You must have told them that a fulfilment partner receives what is needed for delivery.`,
        'We follow the Information Technology Act, 2000 and its rules, and the Digital Personal Data Protection Act, 2023 with its 2025 Rules as their provisions come into force.',
      ],
    },
    {
      kind: 'table',
      heading: '2. What we collect and why',
      caption: 'Personal data by source, with the purpose of each',
      columns: ['Whose data', 'What', 'Why'],
      rows: [
        [
          'Merchants',
          'Name, e-mail, mobile number, business name and address, PAN, GSTIN where you have one, bank account for refunds, a photo or logo if you upload one',
          'To run your account, raise tax invoices, pay refunds and meet tax law',
        ],
        [
          'Merchants',
          'Products subscribed to, orders, wallet entries, plan and usage, support history',
          'To provide the service and answer you with the facts at hand',
        ],
        [
          'Merchants with a connected store',
          'Store name, access tokens, the orders you ask us to import',
          'To push product data, import orders and return tracking IDs',
        ],
        [
          "Merchants' customers",
          'Name, delivery address, mobile number, what was ordered',
          'To pack, ship and deliver, and to settle claims',
        ],
        [
          'Suppliers',
          'Contact person, business registrations, bank account',
          'To verify, buy from and pay the supplier',
        ],
        [
          'People who use our forms or chat',
          'What you type, files you attach, your e-mail and phone number',
          'To answer you and to keep a record under the reference number you receive',
        ],
        [
          'Every visitor',
          'IP address, browser type, pages requested, time',
          'To keep the site secure, stop abuse and find faults',
        ],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'We do not ask for passwords of your marketplace accounts, Aadhaar numbers, or anything about religion, caste, health or politics. Please do not put such details in a form, chat or attachment. Card numbers are entered with the payment gateway and never reach our servers.',
      ],
    },
    {
      kind: 'text',
      heading: '3. On what basis',
      paragraphs: [
        'We use personal data because you gave it to us for a stated purpose, because you consented, or because a law such as GST or income-tax law obliges us to. Newsletters and offers are sent only if you asked for them, and each one carries a way to stop. Messages about orders, money, security and changed terms are part of the service and cannot be switched off.',
      ],
    },
    {
      kind: 'list',
      heading: '4. Who else sees it',
      intro: 'We share personal data with these recipients, each limited to what its job needs:',
      style: 'bullet',
      items: [
        '**Couriers and warehouses:** the name, address and phone number on the label, and what is in the parcel.',
        '**Payment gateways and banks:** the amount, the payer and the reference.',
        '**Stores and marketplaces that you connect:** the product data and tracking IDs you ask us to send there.',
        '**Message and hosting providers:** what is needed to send an e-mail or SMS or to store data securely.',
        '**Auditors, tax authorities, courts and police:** what the law obliges us to give, and no more.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'If the business is sold or merged, data passes to the successor under this same policy, and we tell you beforehand. Some providers may process data outside India; we use them only where Indian law permits it and a contract protects the data.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Cookies and browser storage',
      paragraphs: [
        'We use a small number of cookies and browser-storage entries that the site needs: to keep you logged in (a login session lasts 30 minutes), to bring you back to the page you came from, to hold your cart, to continue a chat you began and, until you close the tab, to keep a form you have not sent yet. We set no advertising cookies, and we do not let advertisers follow you across this site. If you block our cookies you can still browse, but you cannot log in.',
      ],
    },
    {
      kind: 'table',
      heading: '6. How long we keep it',
      caption: 'Storage period by kind of data',
      columns: ['Data', 'Kept for'],
      rows: [
        [
          'Account, order and wallet records, agreements you accepted, and who did what in the account from which network',
          `While the account is open, and up to ${retention.closedAccountYears} years after the account closes`,
        ],
        [
          'Sign-ups whose e-mail address was never confirmed',
          `${retention.unconfirmedDays} days after the last attempt. That somebody signed up, when and from which network, without a name or an address, is kept for ${retention.closedAccountYears} years against abuse`,
        ],
        [
          'Invoices, credit notes and other tax documents',
          `${retention.taxDocumentYears} years after the end of their financial year, as company, GST and income-tax law require`,
        ],
        [
          "Customers' names, addresses and phone numbers",
          'Until delivery and the claim period are over, then removed or masked. Where a connected store sets a shorter period, the shorter one applies. A copy stays on tax documents where the law wants it there',
        ],
        ['Store access tokens', 'Until you disconnect the store'],
        [
          'Forms, chats, tickets and their attachments',
          `Until the matter is closed and can no longer be disputed, which is ${retention.closedThreadYears} years after the last word in it; ${retention.threadYears} years at the most. Spam: ${retention.spamDays} days`,
        ],
        [
          'Our other e-mails to you',
          `${retention.mailDays} days. Those about a matter above are kept and deleted with it`,
        ],
        ['Server logs', 'At least one year, for security, and then deleted'],
      ],
    },
    {
      kind: 'list',
      heading: '7. Your rights',
      intro: 'You may ask us, free of charge:',
      style: 'check',
      items: [
        'what personal data we hold about you, and with whom it was shared;',
        'to correct, complete or update it;',
        'to erase it, except for what a law obliges us to keep, and we tell you what that is and until when;',
        'to stop using it, by withdrawing a consent as easily as you gave it;',
        'for a copy of your account data in a form you can read elsewhere;',
        'to record a person who may exercise these rights for you if you die or become unable to.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'If you have an account, the Privacy page of your settings gives you a file of your data, and erases your account on request. Erasure waits for seven days, in which you can change your mind.',
        `For everything else, write to ${brand.email} from your registered e-mail address with the words "Privacy request" in the subject, or use the [contact form](/support/contact). We may ask for one more proof that it is really you. **Privacy requests are answered within 30 days.** If you bought from a store that uses us, it is usually quicker to ask that store; if you write to us, we pass your request on to it and help it to comply.`,
      ],
    },
    {
      kind: 'text',
      heading: '8. Security',
      paragraphs: [
        'Connections to the site are encrypted. Passwords are stored only as hashes, bank account numbers and store tokens are encrypted, and uploaded evidence can be opened by authorised staff alone. Access inside the company is given by role and recorded. No system is beyond failure: if a breach affects your data, we tell you and the authorities without delay what happened, what it means for you and what we are doing about it.',
        'Found a weakness? Tell us on [Report a Concern](/report-concern) and choose the security category.',
      ],
    },
    {
      kind: 'text',
      heading: '9. Children',
      paragraphs: [
        'The service is for businesses and for persons of 18 or older. We do not knowingly collect data from children. If a child has given us personal data, write to us and we erase it.',
      ],
    },
    {
      kind: 'text',
      heading: '10. Changes',
      paragraphs: [
        'Each version of this policy has a number and an effective date. If a change affects how we use data we already hold, we tell account holders by e-mail before it takes effect, and ask for consent again where the law wants it.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Complaints',
      paragraphs: [
        `Address them to the Grievance Officer, ${brand.address.join(', ')}, e-mail ${brand.email}, phone ${brand.phone}. You receive a reference number and an acknowledgement within 48 hours, and an answer within 30 days. If our answer does not satisfy you, you may turn to the Data Protection Board of India.`,
      ],
    },
    {
      kind: 'action',
      heading: 'Make a privacy request',
      text: 'Tell us what you would like to see, correct or erase. We answer within 30 days.',
      actions: [
        { label: 'Contact us', to: '/support/contact' },
        { label: 'Read the Terms of Use', to: '/terms' },
      ],
    },
  ],
};
