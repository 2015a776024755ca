import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/support/report',
  section: 'support',
  title: 'Report an Intellectual Property Issue',
  description:
    'For owners of trade marks, copyright, designs and patents: how to report a listing in our catalogue, what to send and how we decide.',
  heading: 'Report IP Issue Page',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Support',
      icon: 'balance-scale',
      text: 'If a product or picture in our catalogue uses your trade mark, photograph, text, design or invention without permission, tell us here. We act on complete notices quickly and treat both sides fairly.',
      actions: [{ label: 'Send a notice', to: '/report-concern' }],
    },
    {
      kind: 'cards',
      heading: 'What counts',
      cards: [
        {
          title: 'Trade mark',
          icon: 'label',
          text: 'Your registered or well-known brand name or logo on goods that are not yours, or a confusingly similar one.',
        },
        {
          title: 'Copyright',
          icon: 'camera',
          text: 'Your photographs, artwork, prints or product text, copied without a licence.',
        },
        {
          title: 'Design',
          icon: 'triangular-ruler',
          text: 'A product whose appearance copies a design you have registered in India.',
        },
        {
          title: 'Patent',
          icon: 'gear',
          text: 'A product that uses an invention protected by an Indian patent. Attach the claim you rely on.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What your notice must contain',
      intro: 'We can act only on a notice that is complete. Please send:',
      style: 'check',
      items: [
        'your name, address, e-mail and phone number, and on whose behalf you act;',
        'the right you rely on, with its registration number or, for copyright, the original work and when it was first published;',
        'the address of each product page, or its SKU. "All listings of this kind" is not enough for us to act on;',
        'what exactly infringes, and how you know: a comparison, a test purchase, a publication date;',
        'a statement that you believe in good faith the use is not authorised by you or by law, and that the notice is accurate;',
        'your signature, typed or scanned, and an authority letter if you act for someone else.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens then',
      steps: [
        {
          title: 'Reference number',
          text: 'You receive it on the screen when you submit. Quote it in every later message.',
        },
        {
          title: 'Check',
          text: 'We read the notice within 24-48 working hours and ask for what is missing.',
        },
        {
          title: 'Action',
          text: 'If the notice is complete and plausible, the product is taken off the catalogue while we look into it, and sellers who list it are told to do the same.',
        },
        {
          title: 'The other side',
          text: 'The supplier may answer with a licence, purchase invoices or another explanation. We share your notice with them for that purpose.',
        },
        {
          title: 'Decision',
          text: 'We remove the product for good or restore it, and tell you why. Suppliers who infringe repeatedly lose their account.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Before you send',
      paragraphs: [
        'Genuine goods that were lawfully bought may generally be resold, and a seller may name a brand to say truthfully what an accessory fits. A price you dislike, or a distribution contract the seller never signed, is not an infringement. Knowingly false notices harm honest resellers and may make the sender liable.',
        'A court order can be sent to us at any time and is followed as it stands.',
      ],
    },
    {
      kind: 'action',
      heading: 'Send your notice',
      text: `Use the Report a Concern form, choose Other as the category and begin the subject with "IP notice". Files up to 5 MB, images or PDF, can be attached. You may also write to ${brand.email} or by post to ${brand.address.join(', ')}.`,
      actions: [
        { label: 'Open the form', to: '/report-concern' },
        { label: 'Contact us', to: '/support/contact' },
      ],
    },
  ],
};
