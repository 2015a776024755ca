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
      text: 'If a product or image in our catalogue uses your trade mark, photograph, text, design or invention without permission, tell us here. We act quickly on complete notices and treat both sides fairly.',
      actions: [{ label: 'Send a notice', to: '/report-concern' }],
    },
    {
      kind: 'cards',
      heading: 'What you can report',
      cards: [
        {
          title: 'Trade mark',
          icon: 'label',
          text: 'Your registered or well-known brand name or logo, or a confusingly similar one, on goods that are not yours.',
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
      intro: 'We can act only on a complete notice. Please send:',
      style: 'check',
      items: [
        'your name, address, email and phone number, and whether you act for someone else;',
        'the right you rely on, with its registration number or, for copyright, the original work and when it was first published;',
        'the address of each product page, or its SKU. We cannot act on "all listings of this kind";',
        'what exactly infringes your right, and how you know: a comparison, a test purchase or a publication date;',
        'a statement that you believe in good faith that the use is not authorised by you or by law, and that the notice is accurate;',
        'your signature, typed or scanned, and an authority letter if you act for someone else.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens next',
      steps: [
        {
          title: 'Reference number',
          text: 'You see it on the screen when you submit the form. Quote it in every later message.',
        },
        {
          title: 'Check',
          text: 'We read the notice within 24-48 working hours and ask for any missing details.',
        },
        {
          title: 'Action',
          text: 'If the notice is complete and plausible, we remove the product from the catalogue while we investigate, and ask sellers who list it to do the same.',
        },
        {
          title: "Supplier's response",
          text: 'The supplier may respond with a licence, purchase invoices or another explanation. We share your notice with them for that purpose.',
        },
        {
          title: 'Decision',
          text: 'We remove the product permanently or restore it, and tell you why. Suppliers who infringe repeatedly lose their account.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Before you send',
      paragraphs: [
        'Genuine goods that were lawfully bought may generally be resold, and a seller may name a brand to say truthfully what an accessory fits. A low price, or a distribution contract that the seller never signed, is not an infringement. Knowingly false notices harm honest resellers, and the sender may be liable.',
        'You can send us a court order at any time. We follow it as written.',
      ],
    },
    {
      kind: 'action',
      heading: 'Send your notice',
      text: `Use the Report a Concern form, choose Other as the category and start the subject with "IP notice". You can attach images or PDF files up to 5 MB each. You may also write to ${brand.email} or by post to ${brand.address.join(', ')}.`,
      actions: [
        { label: 'Open the form', to: '/report-concern' },
        { label: 'Contact us', to: '/support/contact' },
      ],
    },
  ],
};
