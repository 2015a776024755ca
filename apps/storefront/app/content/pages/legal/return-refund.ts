import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/return-refund',
  section: 'legal',
  title: 'Return, Refund & Cancellation Policy',
  description:
    'Claim time limits of 48 hours and 7 days, the 80% RTO refund with an example, cancellations, plan fees and wallet refunds.',
  heading: 'Return, Refund & Cancellation Policy',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.returns),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'package',
      text: 'What happens to your money when items are missing or damaged, or when a parcel is refused or never arrives, and how soon you must tell us. The time limits are strict because couriers apply the same limits to us.',
    },
    {
      kind: 'table',
      heading: 'Time limits at a glance',
      caption: 'What to report, by when, and the result',
      columns: ['Situation', 'Report within', 'What we need', 'If approved'],
      rows: [
        [
          'Item missing from the parcel',
          '7 days of delivery',
          'Order number, list of what arrived, a photo of the parcel and label',
          'Refund of the missing item',
        ],
        [
          'Damaged or defective item',
          '48 hours of delivery',
          'Image or video proof, showing the fault and the label',
          'Refund of the item',
        ],
        [
          'Wrong item received',
          '7 days of delivery',
          'Image or video of the item, its tag and the label',
          'Refund of the item',
        ],
        [
          'Marked Delivered but not received',
          '48 hours of the Delivered status',
          'A support ticket; we ask the courier for proof of delivery',
          'Full refund if delivery cannot be proved',
        ],
        [
          'Any other dispute about an order',
          '7 days of delivery',
          'Order number and a description of what went wrong',
          'Decided on the facts, with reasons',
        ],
        [
          'Order returned by the courier (RTO)',
          'Nothing to report',
          "The courier's return scan",
          '80% of the product price to your wallet',
        ],
      ],
    },
    {
      kind: 'text',
      heading: '1. No change-of-mind returns or exchanges',
      paragraphs: [
        'You buy goods for resale, and we ship them to your customer straight from the warehouse. We therefore do not accept returns or exchanges if a customer has changed their mind, ordered the wrong size or colour, or found the product elsewhere for less. Say so clearly in your own store policy before the customer pays.',
        'This does not apply to defective goods. As the seller you may not refuse a customer whose product is defective or not as described, and we support you. The claims below are for these cases.',
      ],
    },
    {
      kind: 'text',
      heading: '2. Missing items',
      paragraphs: [
        'Report a missing item within 7 days of delivery. First check whether the order was sent in more than one parcel: the order page lists every tracking ID. We compare your report with the packed weight and the packing record, and tell you the result.',
      ],
    },
    {
      kind: 'list',
      heading: '3. Damaged or defective items',
      intro:
        'Report these within 48 hours of delivery with image or video proof. For valuable parcels, ask your customer to record the opening. A video should be one continuous recording. Useful proof shows:',
      style: 'number',
      items: [
        'the closed parcel from all sides, with the shipping label readable;',
        'the opening of the parcel and everything in it;',
        'the defect itself, close enough to see clearly;',
        'the tag, batch number or serial number, if there is one.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'A wrong item needs the same proof, but may be reported within 7 days of delivery. Ask your customer not to use, wash or throw away the item or its packaging while the claim is open. If we need it back, we arrange the pickup and pay for it. Small marks on an outer carton, natural variation in handmade goods, and colours that look different on another screen are not defects.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Marked Delivered, but not received',
      paragraphs: [
        'If the courier shows Delivered but your customer received nothing, raise a [support ticket](/support-ticket) within 48 hours of that status. We ask the courier for proof of delivery: a signature, a one-time password, a photograph or a location record. If there is none, or it does not match the address, you get the full amount back. If the proof is valid, the claim is closed and you receive a copy for your customer.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Return to origin (RTO)',
      paragraphs: [
        'RTO means an undelivered order returned by the courier: the customer refused it, could not be reached, or gave an incorrect address. When the parcel is back and scanned in, we **refund 80% of the product price and keep 20% as a restocking and handling fee**. The refund is calculated on what you paid for the returned goods, GST included, and you receive a credit note for it.',
        'Example: you paid ₹499.00 for a kurta set and the customer refused it. ₹399.20 is refunded to your wallet and ₹99.80 is kept as the fee.',
        'If we or the courier are at fault (a wrong label, a wrong item, or a parcel lost or damaged in transit), you pay no fee and the refund is 100%.',
      ],
    },
    {
      kind: 'text',
      heading: '6. Cancellation of an order',
      paragraphs: [
        '**An order cannot be cancelled after payment.** Until you pay, you can cancel it from your order list, and no money is involved. Payment starts the work at the warehouse, and after that you cannot cancel the order yourself.',
        'If something is clearly wrong with an order you have just paid for, such as a duplicate or a mistyped address, write to us immediately. Under our [Terms of Use](/terms) we consider such a request until dispatch. If we can still stop the parcel, you get the full amount back. After dispatch a cancellation becomes a return, with the RTO refund described in section 5.',
        'If we cancel an order because a product is out of stock or cannot be delivered to the address, you always get the full amount back.',
      ],
    },
    {
      kind: 'text',
      heading: '7. When a parcel is late',
      paragraphs: [
        'Allow 7-12 days after dispatch. You can follow each parcel on [Track My Order](/track-my-order). If a parcel has not moved for several days, or its estimated date has passed, raise a ticket and we follow up with the courier. A parcel that the courier declares lost is refunded in full.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'text',
      heading: '8. How refunds are paid',
      paragraphs: [
        'Refunds are processed in 5-7 working days from the decision, or from the return scan in the case of RTO. This is the maximum time. Order refunds go to your wallet. The statement shows the order, the reason and the document number. You refund your own customer yourself, since your customer paid you.',
      ],
    },
    {
      kind: 'list',
      heading: '9. Plan fees and wallet balance',
      style: 'bullet',
      items: [
        'The 30-day free trial costs nothing, needs no credit card and never becomes a paid plan automatically.',
        'You may pause or cancel a paid plan any time. The change takes effect at the end of the period you have paid for.',
        'There is no partial refund for unused plan days.',
        'A remaining wallet balance can be refunded after settlement, that is, when no order, return, claim or fee is open. It goes back to the original payment method, or to a bank account in the same name, and is processed in 5-7 working days.',
        'Promotional credit is not money and is not paid out.',
      ],
    },
    {
      kind: 'text',
      heading: '10. Returns support on request',
      paragraphs: [
        'Your store or marketplace may require you to accept returns that we do not. On every plan we can help with such returns as a special request: collection, inspection, photographs, repacking and storage. This service is chargeable, and you see the price before you agree.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to make a claim',
      steps: [
        {
          title: 'Collect the proof',
          text: 'Order number, photos or video, and what your customer reported.',
        },
        {
          title: 'Raise a ticket',
          text: 'Use the [support ticket](/support-ticket) form and choose the matching issue type. You get a reference number immediately. Send the proof in reply to the confirmation email.',
        },
        {
          title: 'We check',
          text: 'We check the packing records and ask the courier. We reply within 24-48 working hours.',
        },
        {
          title: 'Decision and refund',
          text: 'We tell you the decision and the reason. An approved refund is processed in 5-7 working days.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If you disagree, or missed a time limit',
      paragraphs: [
        'Write to the Grievance Officer named under [Company details](#company-details), with your ticket reference. A grievance is acknowledged within 48 hours and answered within one month. You can also send a claim that missed its time limit this way: the law protects buyers of defective goods beyond any policy, and we consider such cases individually.',
      ],
    },
    { kind: 'companyDetails', heading: 'Company details' },
    {
      kind: 'action',
      heading: 'Something wrong with an order?',
      text: 'Report it now, before the time limit ends. Support works Mon-Sat 10:00-18:00 IST.',
      actions: [
        { label: 'Raise a support ticket', to: '/support-ticket' },
        { label: 'Track an order', to: '/track-my-order' },
      ],
    },
  ],
};
