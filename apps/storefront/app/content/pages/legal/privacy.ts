import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
import { retention } from '@postprocure/contracts/privacy/retention';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/privacy',
  section: 'legal',
  title: 'Privacy Policy',
  description:
    'What personal data we collect from visitors, merchants and their customers, why, how long we keep it, and how to have it corrected or erased.',
  heading: 'Privacy Policy',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.privacy),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'locked',
      text: 'This policy explains what personal data we hold, why we hold it, who else sees it and how you can have it corrected or erased. It covers visitors, merchants, suppliers and the customers we ship to for merchants.',
    },
    {
      kind: 'list',
      heading: 'The main points',
      style: 'check',
      items: [
        'We collect only what we need for orders, invoices and support.',
        "We use your customers' addresses to deliver their orders. We do not market to them.",
        'We do not sell personal data.',
        'Privacy requests are answered within 30 days.',
        'Records are kept up to 7 years after an account closes. This is a maximum. We delete data earlier where we can.',
      ],
    },
    {
      kind: 'text',
      heading: '1. Who is responsible',
      paragraphs: [
        `${brand.name} decides how the data of its visitors, merchants and suppliers is used. Our legal name and address are under [Company details](#company-details). For your customers' data it is different: they are your customers, you collected their details, and we use them on your instructions to fulfil the order. You must tell them that a fulfilment partner receives the data needed for delivery.`,
        'We follow the Information Technology Act, 2000 and its rules, and the Digital Personal Data Protection Act, 2023 and its 2025 Rules as their provisions come into force.',
      ],
    },
    {
      kind: 'table',
      heading: '2. What we collect and why',
      caption: 'Personal data by source, and why we need it',
      columns: ['Whose data', 'What', 'Why'],
      rows: [
        [
          'Merchants',
          'Name, email, mobile number, business name and address, PAN, GSTIN where you have one, bank account for refunds, a photo or logo if you upload one',
          'To run your account, issue tax invoices, pay refunds and comply with tax law',
        ],
        [
          'Merchants',
          'Products subscribed to, orders, wallet entries, plan and usage, support history',
          'To provide the service and support',
        ],
        [
          'Merchants with a connected store',
          'Store name, access tokens, the orders you ask us to import',
          'To send product data, import orders and return tracking IDs',
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
          'What you type, files you attach, your email address and phone number',
          'To answer you, and to keep a record under the reference number you receive',
        ],
        [
          'Every visitor',
          'IP address, browser type, pages requested, time',
          'To keep the site secure, prevent abuse and find errors',
        ],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'We do not ask for your marketplace passwords, Aadhaar numbers, or anything about religion, caste, health or politics. Please do not put such details in a form, chat or attachment. You enter card numbers with the payment gateway. They never reach our servers.',
      ],
    },
    {
      kind: 'text',
      heading: '3. Legal basis',
      paragraphs: [
        'We use personal data because you gave it to us for a stated purpose, because you consented, or because a law such as GST or income-tax law requires it. We send newsletters and offers only if you asked for them, and you can unsubscribe from each one. Messages about orders, money, security and changed terms are part of the service and cannot be switched off.',
      ],
    },
    {
      kind: 'list',
      heading: '4. Who else sees it',
      intro: 'We share personal data with these recipients. Each receives only what it needs:',
      style: 'bullet',
      items: [
        '**Couriers and warehouses:** the name, address and phone number on the label, and what is in the parcel.',
        '**Payment gateways and banks:** the amount, the payer and the reference number.',
        '**Stores and marketplaces that you connect:** the product data and tracking IDs you ask us to send.',
        '**Messaging and hosting providers:** what is needed to send an email or SMS, or to store data securely.',
        '**Auditors, tax authorities, courts and police:** only what the law requires us to give.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'If the business is sold or merged, the data passes to the new owner under this same policy, and we tell you beforehand. Some providers may process data outside India. We use them only where Indian law permits it and a contract protects the data.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Cookies and browser storage',
      paragraphs: [
        'We use a small number of cookies and browser-storage entries that the site needs: to keep you logged in (a login session lasts 30 minutes), to bring you back to the page you came from, to save your cart, to continue a chat you started and, until you close the tab, to keep a form you have not sent yet. We set no advertising cookies, and we do not let advertisers track you on this site. If you block our cookies you can still browse, but you cannot log in.',
      ],
    },
    {
      kind: 'table',
      heading: '6. How long we keep it',
      caption: 'Storage period by type of data',
      columns: ['Data', 'Kept for'],
      rows: [
        [
          'Account, order and wallet records, agreements you accepted, and the log of who did what in the account and from which network',
          `While the account is open, and up to ${retention.closedAccountYears} years after the account closes`,
        ],
        [
          'Sign-ups where the email address was never confirmed',
          `${retention.unconfirmedDays} days after the last attempt. To prevent abuse, we keep a record of when and from which network someone signed up, without a name or an address, for ${retention.closedAccountYears} years`,
        ],
        [
          'Invoices, credit notes and other tax documents',
          `${retention.taxDocumentYears} years after the end of their financial year, as company, GST and income-tax law require`,
        ],
        [
          "Customers' names, addresses and phone numbers",
          `Until the order is delivered and the claim period is over. They are removed ${retention.customerDays} days after the order has ended. If a connected store requires a shorter period, we follow it. A copy stays on tax documents where the law requires it`,
        ],
        ['Order files that you upload', `${retention.orderUploadDays} days. The orders themselves are kept`],
        [
          'History of logins to your account, and login sessions that have ended',
          `${retention.loginDays} days for the history and ${retention.sessionDays} days for sessions`,
        ],
        ['Store access tokens', 'Until you disconnect the store'],
        [
          'Forms, chats, tickets and their attachments, and messages about orders',
          `Until the matter is closed and can no longer be disputed, which is ${retention.closedTicketYears} years after the last message; ${retention.ticketYears} years at most. Spam: ${retention.spamDays} days`,
        ],
        [
          'Other emails we send you',
          `${retention.mailDays} days. Emails about a ticket, chat or form are deleted together with it`,
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
        'what personal data we hold about you, and who it was shared with;',
        'to correct, complete or update it;',
        'to erase it, except for what a law requires us to keep. We tell you what that is and until when;',
        'to stop using it. Withdrawing your consent is as easy as giving it;',
        'for a copy of your account data in a format you can use elsewhere;',
        'to nominate a person who can use these rights for you if you die or become unable to.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'If you have an account, the Privacy page of your settings lets you download a copy of your data and ask us to erase your account. We erase the account after seven days. Until then you can change your mind.',
        `For everything else, write to ${brand.email} from your registered email address with the words "Privacy request" in the subject, or use the [contact form](/support/contact). We may ask for further proof of identity. **Privacy requests are answered within 30 days.** If you bought from a store that uses us, it is usually quicker to ask that store. If you write to us, we forward your request to the store and help it respond.`,
      ],
    },
    {
      kind: 'text',
      heading: '8. Security',
      paragraphs: [
        'Connections to the site are encrypted. Passwords are stored only as hashes. Bank account numbers and store tokens are encrypted. Only authorised staff can open uploaded files. Access inside the company is restricted by role and is logged. No system is completely safe. If a breach affects your data, we tell you and the authorities without delay what happened, what it means for you and what we are doing about it.',
        'Found a security problem? Tell us on [Report a Concern](/report-concern) and choose the security category.',
      ],
    },
    {
      kind: 'text',
      heading: '9. Children',
      paragraphs: [
        'The service is for businesses and for people aged 18 or older. We do not knowingly collect data from children. If a child has given us personal data, write to us and we will erase it.',
      ],
    },
    {
      kind: 'text',
      heading: '10. Changes',
      paragraphs: [
        'Each version of this policy has a number and an effective date. If a change affects how we use data we already hold, we tell account holders by email before it takes effect, and ask for consent again where the law requires it.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Complaints',
      paragraphs: [
        'Write to the Grievance Officer named under [Company details](#company-details). You receive a reference number and an acknowledgement within 48 hours, and an answer within 30 days. If you are not satisfied with our answer, you may complain to the Data Protection Board of India.',
      ],
    },
    { kind: 'companyDetails', heading: 'Company details' },
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
