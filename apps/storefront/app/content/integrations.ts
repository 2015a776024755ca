/**
 * Stores, marketplaces and services, each with what is true of it today. `live` is an API connection, `file` works
 * with our Excel and CSV files, `planned` does not work yet.
 */
export type IntegrationStatus = 'file' | 'planned';

export interface Integration {
  name: string;
  /** Two letters for the tile that stands in for a logo. */
  mark: string;
  description: string;
  status: IntegrationStatus;
}

export interface IntegrationTab {
  id: 'ecommerce' | 'marketplaces' | 'logistics' | 'payments' | 'crmMarketing';
  label: string;
  intro: string;
  integrations: Integration[];
}

export const integrationTabs: readonly IntegrationTab[] = [
  {
    id: 'ecommerce',
    label: 'E-commerce',
    intro:
      'Your own web store. Each takes our product files through its usual import page; Shopify is the one that will also connect by API.',
    integrations: [
      {
        name: 'Shopify',
        mark: 'Sh',
        status: 'file',
        description:
          'Download your subscribed products in the columns of Shopify’s product import. The API connection of Orbit and Unicorn is not open yet.',
      },
      {
        name: 'WooCommerce',
        mark: 'Wo',
        status: 'file',
        description: 'Download your subscribed products in the columns of WooCommerce’s product importer.',
      },
      {
        name: 'Magento',
        mark: 'Ma',
        status: 'file',
        description:
          'Name the columns of our CSV after your attributes once, save that choice, and import the file.',
      },
      {
        name: 'Wix',
        mark: 'Wi',
        status: 'file',
        description: 'Name the columns of our CSV as the Wix product template does, and import it.',
      },
    ],
  },
  {
    id: 'marketplaces',
    label: 'Marketplaces',
    intro:
      'Four marketplaces on which resellers list. The seller account with the marketplace, and its approval, is your part.',
    integrations: [
      {
        name: 'Amazon',
        mark: 'Am',
        status: 'file',
        description:
          'Download your subscribed products as a flat file for your Amazon.in seller account. The API connection of Orbit and Unicorn is not open yet.',
      },
      {
        name: 'Flipkart',
        mark: 'Fl',
        status: 'file',
        description: 'Fill the category sheet of your seller account from our Excel file.',
      },
      {
        name: 'Meesho',
        mark: 'Me',
        status: 'file',
        description: 'Copy titles, pictures and prices from our Excel file into the catalogue template.',
      },
      {
        name: 'Myntra',
        mark: 'My',
        status: 'planned',
        description: 'For fashion brands with an approved account. Not available yet.',
      },
    ],
  },
  {
    id: 'logistics',
    label: 'Logistics',
    intro:
      'The courier for a catalogue order is our part, so you need no account of your own. Connecting one that you already have is planned.',
    integrations: [
      {
        name: 'Delhivery',
        mark: 'De',
        status: 'planned',
        description: 'Your own account and rates for orders that you ship yourself. Not available yet.',
      },
      {
        name: 'Blue Dart',
        mark: 'Bd',
        status: 'planned',
        description: 'Your own account for parcels that must arrive fast. Not available yet.',
      },
      {
        name: 'DTDC',
        mark: 'Dt',
        status: 'planned',
        description: 'Your own account, with labels printed from the order list. Not available yet.',
      },
      {
        name: 'Xpressbees',
        mark: 'Xb',
        status: 'planned',
        description: 'Your own account and pickups from your own address. Not available yet.',
      },
      {
        name: 'India Post',
        mark: 'Ip',
        status: 'planned',
        description: 'Speed Post from your own address. Not available yet.',
      },
    ],
  },
  {
    id: 'payments',
    label: 'Payments',
    intro:
      'How your customers pay you is between you and your store. These connections would match payments received with orders placed.',
    integrations: [
      {
        name: 'Razorpay',
        mark: 'Ra',
        status: 'planned',
        description: 'Settlements of your own account beside the orders they belong to. Not available yet.',
      },
      {
        name: 'Cashfree Payments',
        mark: 'Cf',
        status: 'planned',
        description: 'Settlements of your own account beside the orders they belong to. Not available yet.',
      },
      {
        name: 'PayU',
        mark: 'Pu',
        status: 'planned',
        description: 'Settlements of your own account beside the orders they belong to. Not available yet.',
      },
      {
        name: 'PhonePe',
        mark: 'Pp',
        status: 'planned',
        description: 'UPI payments of your customers beside the orders they belong to. Not available yet.',
      },
    ],
  },
  {
    id: 'crmMarketing',
    label: 'CRM & Marketing',
    intro: 'Where you advertise and keep in touch. Product feeds work with files today.',
    integrations: [
      {
        name: 'Google Merchant Center',
        mark: 'Gm',
        status: 'file',
        description:
          'Name the columns of our CSV as the feed asks, add the links to your own store, and upload it.',
      },
      {
        name: 'Meta catalogue',
        mark: 'Mc',
        status: 'file',
        description:
          'The same CSV with your prices, and links to your own store, for a catalogue on Facebook and Instagram.',
      },
      {
        name: 'WhatsApp Business',
        mark: 'Wa',
        status: 'planned',
        description: 'Order and tracking messages in your name. Not available yet.',
      },
      {
        name: 'Zoho CRM',
        mark: 'Zo',
        status: 'planned',
        description: 'Orders as deals, buyers as contacts. Not available yet.',
      },
      {
        name: 'Mailchimp',
        mark: 'Mm',
        status: 'planned',
        description: 'Buyers who agreed to it, in your audience. Not available yet.',
      },
    ],
  },
];

/** The tab an address asks for; the first when it names none of ours. */
export const chooseTab = (id: string | null): IntegrationTab =>
  integrationTabs.find((tab) => tab.id === id) ?? (integrationTabs[0] as IntegrationTab);
