import { brand } from '@postprocure/contracts/brand';

export const footerColumns = [
  {
    title: 'Company',
    links: [
      { label: 'Our Story', to: '/our-story' },
      { label: 'Our Services', to: '/our-services' },
      { label: 'Payment Options', to: '/payment-options' },
      { label: 'Store Authorization Agreement', to: '/authorization-store-agreement' },
      { label: 'User Agreement', to: '/user-agreement' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Desk', to: '/help-desk' },
      { label: 'Support Ticket', to: '/support-ticket' },
      { label: '24/7 Chat and Email', to: '/support/chatemail' },
    ],
  },
  {
    title: 'Partner',
    links: [
      { label: 'Apply as Reseller', to: '/apply-reseller' },
      { label: `Sell with ${brand.name}`, to: '/sell-with-pp' },
    ],
  },
  {
    title: 'Sourcing and Bulk Orders',
    links: [
      { label: 'Global Sourcing Desk', to: '/global-sourcing-desk' },
      { label: 'Place a Bulk Order', to: '/place-bulk-order' },
      { label: 'Submit a Sourcing Request', to: '/submit-sourcing-request' },
    ],
  },
  {
    title: 'Shipping and Fulfilment',
    links: [
      { label: 'Track My Order', to: '/track-my-order' },
      { label: 'Fulfilment Solutions', to: '/fulfillment-solutions' },
      { label: 'Quality Control', to: '/qc' },
    ],
  },
  {
    title: 'Explore',
    links: [
      { label: 'Knowledge Hub', to: '/knowledge-hub' },
      { label: 'Customer Stories', to: '/customer-stories' },
      { label: 'Awards', to: '/awards' },
      { label: 'FAQs', to: '/need-help' },
    ],
  },
] as const;

export const legalLinks = [
  { label: 'Terms of Use', to: '/terms' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Return & Refund', to: '/return-refund' },
  { label: 'Delivery & Shipping', to: '/delivery-shipping-policy' },
] as const;
