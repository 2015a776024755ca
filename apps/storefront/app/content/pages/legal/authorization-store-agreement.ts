import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/authorization-store-agreement',
  aliases: ['/store-authorization-agreement'],
  section: 'legal',
  title: 'Store Authorization Agreement',
  description:
    'What you allow us to do in your connected store, what we allow you to do with our product data, and how either of us can end the agreement.',
  heading: 'Store Authorization Agreement',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.storeAuthorization),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'key',
      text: `This agreement has two parts. You authorise ${brand.name} to work in your online store on your behalf, and we authorise your store to list and sell products from our catalogue. You accept it before your first order.`,
    },
    {
      kind: 'table',
      heading: 'What we may and may not do in your store',
      caption: 'The permissions in simple words',
      columns: ['We may, in your store', 'We may not'],
      rows: [
        [
          'Create and update listings of products you have subscribed to',
          'Change or delete listings that did not come from us',
        ],
        [
          'Update stock and, following your pricing rule, the price',
          'Set a price above MRP or outside your rule',
        ],
        [
          'Read orders that contain our products',
          'Read other orders, unless the platform sends them together with ours',
        ],
        [
          'Debit your wallet for those orders, within your limits',
          'Take money from your store, bank account or card',
        ],
        [
          'Send the tracking ID and the shipped status to your store',
          'Contact your customers in our own name or for our own purposes',
        ],
      ],
    },
    {
      kind: 'text',
      heading: '1. Parties and definitions',
      paragraphs: [
        `The parties are ${brand.name} ("we") and the merchant who accepts this agreement ("you"). Your "store" is any online store, marketplace account or social-selling page where you list our products, whether connected by API or filled from an Excel or CSV file. "Products" are those you have subscribed to in your account.`,
        'Sections 2 and 3 apply to stores connected by API. All other sections apply to every store.',
      ],
    },
    {
      kind: 'text',
      heading: '2. Your authorization to us',
      paragraphs: [
        'By connecting a store you authorise us to use the access that its platform gives us, only for the purposes in the table above. Before you confirm, the connection page lists each permission and why we ask for it. We never ask for your marketplace password.',
        'API integration is limited to two platforms, Amazon and Shopify. For every other store, you list from a file, and enter or upload orders yourself. [App and Integration Tools](/integration/app) shows which connections are available today.',
      ],
    },
    {
      kind: 'steps',
      heading: '3. What happens to an order',
      intro:
        'When order sync and autopay are on, you authorise us to carry out these steps without asking you each time.',
      steps: [
        { title: 'Import', text: 'A paid order for our products is imported from your store.' },
        {
          title: 'Pay',
          text: 'Its cost is debited from your wallet, within the limits you have set. Without autopay, you confirm each payment.',
        },
        {
          title: 'Process',
          text: 'After payment, the order is processed, packed in your name and handed to a courier.',
        },
        {
          title: 'Update',
          text: 'The tracking ID is pushed back to your store, and your platform informs the customer.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'We import prepaid orders only. If your store accepts cash on delivery, we put such an order on hold and show it to you, because we cannot collect the money for you.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Our authorization to your store',
      paragraphs: [
        'While this agreement is in force you may list, advertise and sell the products in your store, at your own price up to the MRP, and use their images, titles and descriptions for that purpose. This permission is not exclusive and cannot be transferred. It ends for a product when you unsubscribe from it or we withdraw it.',
        "You may improve or translate a description, as long as it stays accurate. You may not remove a manufacturer's mark from a product, claim to be its manufacturer or authorised dealer, or use our name and logo as if your store were ours. Some brands do not allow sales on certain marketplaces. Where we know of such a limit, the product page says so, and you must follow it.",
      ],
    },
    {
      kind: 'list',
      heading: '5. You are the seller of record',
      intro: 'Marketplaces and consumer law require one clearly named seller. That seller is you. You agree:',
      style: 'check',
      items: [
        'to appear as the seller on the listing, the invoice to the customer, the packing slip and the parcel;',
        'to keep the packing slip details in your settings (name, address, support contact) correct, since we print what you enter;',
        'to issue the tax invoice to your customer where the law requires one, and to pay the tax on your sale;',
        "to handle your customers' complaints and refunds, using our claim process where the goods were at fault;",
        'to follow the dropshipping rules of each platform you sell on.',
      ],
    },
    {
      kind: 'text',
      heading: '6. Accuracy of stock and price',
      paragraphs: [
        'On plans with live inventory sync, we send stock changes to your store when we receive them. A platform may take time to show them, and two customers may buy the last piece at the same time. If we cannot fulfil an order, we tell you immediately. You are not charged, or we return the full amount. Without sync, you must update your file often enough to sell only what is available. We are not liable for marketplace penalties caused by an oversold item, but we give you the records you need to explain it.',
      ],
    },
    {
      kind: 'text',
      heading: "7. Your customers' data",
      paragraphs: [
        'From an imported order we use the name, address, phone number and items to deliver it and to settle claims. We act on your instructions, protect the data as described in the [Privacy Policy](/privacy), remove or mask it within the period your platform requires, and help you answer a customer who asks about it. You confirm that your own privacy notice covers this.',
      ],
    },
    {
      kind: 'text',
      heading: '8. Security of the connection',
      paragraphs: [
        'Access tokens are stored encrypted and are never shown again, not even to you. We log what we change in your store, and you can read that log. If a platform reports a problem with our access, or we notice one, we pause the connection and inform you. Please inform us if a staff member who managed the connection leaves your business.',
      ],
    },
    {
      kind: 'text',
      heading: '9. Duration and ending',
      paragraphs: [
        'This agreement begins when you accept it and lasts as long as your account. You may withdraw the authorization for a store at any time by disconnecting it, in your account or on the platform. We then delete the access tokens, stop all updates and complete only the orders that are already paid. Listings remain in your store. Please remove them, since orders for them no longer reach us.',
        "We may disconnect a store that breaks the law, a platform's rules or the [Terms of Use](/terms). Unless the matter is urgent, we tell you seven days in advance.",
      ],
    },
    {
      kind: 'text',
      heading: '10. Other terms',
      paragraphs: [
        'The fees are those of your plan. Connecting a store costs nothing extra on plans that include it. Changes to this agreement are subject to the 30-day notice in the [User Agreement](/user-agreement). Liability, law and disputes are covered by the [Terms of Use](/terms). We keep a record of the version you accepted, with the date and time, and your settings show it.',
      ],
    },
    {
      kind: 'action',
      heading: 'Agree and open your store account',
      text: `By choosing Agree & Proceed you confirm that you have read this agreement and may accept it for your business. You confirm once more when you connect a store. If you have a question first, write to ${brand.email}. Support hours: Mon-Sat 10:00-18:00 IST.`,
      actions: [
        { label: 'Agree & Proceed', to: '/signup?agreement=authorization-store-agreement&version=1.0' },
        { label: 'Ask a question', to: '/support/contact' },
      ],
    },
  ],
};
