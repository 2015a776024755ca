import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/return-refund',
  section: 'legal',
  title: 'Return, Refund & Cancellation Policy',
  description:
    'Claim windows of 48 hours and 7 days, the 80% RTO refund worked out on an example, cancellations, plan fees and wallet refunds.',
  heading: 'Return, Refund & Cancellation Policy',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.returns),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'package',
      text: 'What happens to your money when a parcel is short, damaged, refused or never arrives, and how quickly you must tell us. Keep this page handy: the time limits are strict because couriers hold us to the same ones.',
    },
    {
      kind: 'table',
      heading: 'Time limits at a glance',
      caption: 'What to report, by when, and what follows',
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
          'Order number and an account of what went wrong',
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
        'Goods are bought by you for resale and shipped to your customer straight from the warehouse. We therefore take no returns or exchanges because a customer has changed their mind, ordered the wrong size or colour, or found the product elsewhere for less. Say so clearly in your own store policy before the customer pays.',
        'This does not touch faulty goods. As the seller you may not refuse a customer whose product is defective or not as described, and we do not leave you alone with that duty. The claims below exist for exactly those cases.',
      ],
    },
    {
      kind: 'text',
      heading: '2. Missing items',
      paragraphs: [
        'Report a missing item within 7 days of delivery. Check first whether the order was sent in more than one parcel: the order page lists every tracking ID. We compare your report with the packed weight and the packing record and answer with the result.',
      ],
    },
    {
      kind: 'list',
      heading: '3. Damaged or defective items',
      intro:
        'Report these within 48 hours of delivery with image or video proof. Ask your customer to record the opening of any parcel of value. A useful proof shows, in one uncut take if it is a video:',
      style: 'number',
      items: [
        'the closed parcel from all sides, with the shipping label readable;',
        'the opening of the parcel and everything in it;',
        'the fault itself, close enough to judge;',
        'the tag, batch number or serial number, if there is one.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'A wrong item needs the same proof, but may be reported within 7 days of delivery. Do not let your customer use, wash or throw away the item or its packing while the claim is open. If we need it back, we arrange the pickup and bear its cost. Small marks on an outer carton, natural variation in handmade goods, and colours that look different on another screen are not defects.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Marked Delivered, but not received',
      paragraphs: [
        'If the courier shows Delivered and your customer has nothing, raise a [support ticket](/support-ticket) within 48 hours of that status. We ask the courier for proof of delivery: a signature, a one-time password, a photograph or a location record. If there is none, or it does not match the address, you get the full amount back. If the proof holds, the claim is closed and you receive a copy for your own customer.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Return to origin (RTO)',
      paragraphs: [
        'RTO means an undelivered order returned by the courier: the customer refused it, could not be reached, or gave an address that does not work. When the parcel is back and scanned in, we **refund 80% of the product price and keep 20% as restocking and handling fee**. The refund is calculated on what you paid for the returned goods, GST included, and comes with the matching tax document.',
        'Example: you paid ₹499.00 for a kurta set and the customer refused it. ₹399.20 returns to your wallet and ₹99.80 is retained.',
        "Where the fault is ours or the courier's (a wrong label, a wrong item, a parcel lost or damaged on the way), you bear no fee and the refund is 100%.",
      ],
    },
    {
      kind: 'text',
      heading: '6. Cancellation of an order',
      paragraphs: [
        '**An order cannot be cancelled after payment.** Until you pay, cancel it freely from your order list; no money has moved. Payment starts the work at the warehouse, and from then on you cannot cancel by yourself.',
        'If something is plainly wrong with an order you have just paid for, such as a duplicate or a mistyped address, write to us at once. Under our [Terms of Use](/terms) we consider such a request until dispatch, and if we can still stop the parcel you get the full amount back. After dispatch a cancellation becomes a return, with the RTO refund of section 5.',
        'If we cancel, because a product is out of stock or cannot be delivered to the address, you always get the full amount back.',
      ],
    },
    {
      kind: 'text',
      heading: '7. When a parcel is late',
      paragraphs: [
        'Allow 7-12 days after dispatch. You can follow each parcel on [Track My Order](/track-my-order). If a parcel has not moved for several days, or its estimated date has passed, raise a ticket and we take it up with the courier. A parcel the courier declares lost is refunded in full.',
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'text',
      heading: '8. How refunds are paid',
      paragraphs: [
        "Refunds are processed in 5-7 working days from the decision, or from the return scan in the case of RTO. That is the outer limit. Order refunds go to your wallet, where the statement shows the order, the reason and the document number. Your customer's refund is yours to give, since your customer paid you.",
      ],
    },
    {
      kind: 'list',
      heading: '9. Plan fees and wallet balance',
      style: 'bullet',
      items: [
        'The 30-day free trial costs nothing, needs no credit card and never turns into a paid plan on its own.',
        'You may pause or cancel a paid plan any time. It takes effect at the end of the period you have paid for.',
        'There is no partial refund for unused plan days.',
        'A remaining wallet balance can be refunded after settlement, that is, when no order, return, claim or fee is open. It goes back to the payment source, or to a bank account in the same name, and is processed in 5-7 working days.',
        'Promotional credit is not money and is not paid out.',
      ],
    },
    {
      kind: 'text',
      heading: '10. Returns support on request',
      paragraphs: [
        'Your store or marketplace may force you to take back goods that we do not. On every plan we can help with such returns by special request: collection, inspection, photographs, repacking and storage. This help is chargeable, and you see the price before you agree.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to make a claim',
      steps: [
        {
          title: 'Collect the proof',
          text: 'Order number, photos or video, and what your customer says in their own words.',
        },
        {
          title: 'Raise a ticket',
          text: 'Use the [support ticket](/support-ticket) form and choose the matching issue type. You get a reference number at once; send the proof in reply to the confirmation e-mail.',
        },
        {
          title: 'We check',
          text: 'We look at packing records and ask the courier. We reply within 24-48 working hours.',
        },
        {
          title: 'Decision and refund',
          text: 'You hear the decision with its reason. An approved refund is processed in 5-7 working days.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If you disagree, or are late',
      paragraphs: [
        `Write to the Grievance Officer, ${brand.address.join(', ')}, e-mail ${brand.email}, with your ticket reference. A grievance is acknowledged within 48 hours and answered within one month. A claim that missed its time limit can be sent this way too: the law protects a buyer of defective goods beyond any policy, and we look at such cases on their merits.`,
      ],
    },
    {
      kind: 'action',
      heading: 'Something wrong with an order?',
      text: 'Raise it now, while the time limit runs. Support works Mon-Sat 10:00-18:00 IST.',
      actions: [
        { label: 'Raise a support ticket', to: '/support-ticket' },
        { label: 'Track an order', to: '/track-my-order' },
      ],
    },
  ],
};
