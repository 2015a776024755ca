/** `file`: works with our Excel and CSV files today. `planned`: not available yet. */
export type IntegrationStatus = 'file' | 'planned';

export interface Integration {
  name: string;
  /** Two letters, shown instead of a logo. */
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
      'Platforms for your own web store. You can import our product files into each of them. Shopify will also connect by API.',
    integrations: [
      {
        name: 'Shopify',
        mark: 'Sh',
        status: 'file',
        description:
          'Download your subscribed products in Shopify’s import format. The API connection for Orbit and Unicorn is not available yet.',
      },
      {
        name: 'WooCommerce',
        mark: 'Wo',
        status: 'file',
        description: 'Download your subscribed products in WooCommerce’s import format.',
      },
      {
        name: 'Magento',
        mark: 'Ma',
        status: 'file',
        description:
          'Rename the columns of our CSV to match your attributes, save this column set and import the file.',
      },
      {
        name: 'Wix',
        mark: 'Wi',
        status: 'file',
        description: 'Rename the columns of our CSV to match the Wix product template and import the file.',
      },
    ],
  },
  {
    id: 'marketplaces',
    label: 'Marketplaces',
    intro:
      'Four marketplaces for your listings. You need your own approved seller account on each marketplace.',
    integrations: [
      {
        name: 'Amazon',
        mark: 'Am',
        status: 'file',
        description:
          'Download your subscribed products as a flat file for your Amazon.in seller account. The API connection for Orbit and Unicorn is not available yet.',
      },
      {
        name: 'Flipkart',
        mark: 'Fl',
        status: 'file',
        description: 'Copy the data from our Excel file into the category sheet of your seller account.',
      },
      {
        name: 'Meesho',
        mark: 'Me',
        status: 'file',
        description: 'Copy titles, images and prices from our Excel file into Meesho’s catalogue template.',
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
      'We arrange the courier for catalogue orders, so you do not need your own account. Connecting your own courier account is planned.',
    integrations: [
      {
        name: 'Delhivery',
        mark: 'De',
        status: 'planned',
        description: 'Use your own account and rates for orders that you ship yourself. Not available yet.',
      },
      {
        name: 'Blue Dart',
        mark: 'Bd',
        status: 'planned',
        description: 'Use your own account for urgent parcels. Not available yet.',
      },
      {
        name: 'DTDC',
        mark: 'Dt',
        status: 'planned',
        description: 'Use your own account and print labels from the order list. Not available yet.',
      },
      {
        name: 'Xpressbees',
        mark: 'Xb',
        status: 'planned',
        description: 'Use your own account with pickup from your address. Not available yet.',
      },
      {
        name: 'India Post',
        mark: 'Ip',
        status: 'planned',
        description: 'Send Speed Post parcels from your own address. Not available yet.',
      },
    ],
  },
  {
    id: 'payments',
    label: 'Payments',
    intro:
      'Your customers pay you in your own store. These connections will match their payments with your orders.',
    integrations: [
      {
        name: 'Razorpay',
        mark: 'Ra',
        status: 'planned',
        description: 'See your account’s settlements next to the orders they belong to. Not available yet.',
      },
      {
        name: 'Cashfree Payments',
        mark: 'Cf',
        status: 'planned',
        description: 'See your account’s settlements next to the orders they belong to. Not available yet.',
      },
      {
        name: 'PayU',
        mark: 'Pu',
        status: 'planned',
        description: 'See your account’s settlements next to the orders they belong to. Not available yet.',
      },
      {
        name: 'PhonePe',
        mark: 'Pp',
        status: 'planned',
        description: 'See your customers’ UPI payments next to their orders. Not available yet.',
      },
    ],
  },
  {
    id: 'crmMarketing',
    label: 'CRM & Marketing',
    intro: 'Tools for advertising and customer contact. Product feeds work with files today.',
    integrations: [
      {
        name: 'Google Merchant Center',
        mark: 'Gm',
        status: 'file',
        description:
          'Rename the columns of our CSV to match the feed, add the links to your own store and upload the file.',
      },
      {
        name: 'Meta catalogue',
        mark: 'Mc',
        status: 'file',
        description:
          'Upload our CSV with your prices and links to your own store, for a catalogue on Facebook and Instagram.',
      },
      {
        name: 'WhatsApp Business',
        mark: 'Wa',
        status: 'planned',
        description: 'Send order and tracking messages in your name. Not available yet.',
      },
      {
        name: 'Zoho CRM',
        mark: 'Zo',
        status: 'planned',
        description: 'Add your orders as deals and your buyers as contacts. Not available yet.',
      },
      {
        name: 'Mailchimp',
        mark: 'Mm',
        status: 'planned',
        description: 'Add buyers who have agreed to your email list. Not available yet.',
      },
    ],
  },
];

/** The tab with this id, or the first tab. */
export const chooseTab = (id: string | null): IntegrationTab =>
  integrationTabs.find((tab) => tab.id === id) ?? (integrationTabs[0] as IntegrationTab);
