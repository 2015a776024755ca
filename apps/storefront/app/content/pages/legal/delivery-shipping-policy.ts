import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/delivery-shipping-policy',
  section: 'legal',
  title: 'Delivery & Shipping Policy',
  description:
    'Dispatch in 5-7 business days, delivery 2-5 working days later, 22,000+ locations in India, address rules, tracking and failed deliveries.',
  heading: 'Delivery & Shipping Policy',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.delivery),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'delivery-truck',
      text: 'How an order travels from our warehouse to your customer: when it leaves, when it should arrive, which addresses we can serve and what happens when the courier finds nobody at home.',
    },
    {
      kind: 'facts',
      heading: 'In brief',
      facts: [
        { value: '5-7 business days', label: 'for dispatch after payment' },
        { value: '2-5 working days', label: 'for delivery after dispatch' },
        { value: '22,000+ locations', label: 'covered in India' },
        { value: 'Prepaid only', label: 'no cash on delivery' },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      text: 'The estimate on the product page is the one that counts for your order.',
    },
    {
      kind: 'text',
      heading: '1. Where we deliver',
      paragraphs: [
        'Through our courier network we ship to 22,000+ locations in India, from metros to small towns. Before an order is processed, the delivery address is checked against what the couriers serve on that day. If no courier can reach it, the order is held and shown to you with the reason, and you can correct the address or cancel before paying.',
        'There is no international shipping. Goods may come to us from abroad, but every delivery address must be in India.',
      ],
    },
    {
      kind: 'list',
      heading: '2. Addresses we accept',
      intro:
        'Many failed deliveries begin with a poor address. We check addresses before payment, by these rules:',
      style: 'check',
      items: [
        'The address must be complete: house or flat number, street or locality, a landmark where one helps, city, State and six-digit pincode.',
        'It must be residential.',
        'The mobile number must belong to someone who can receive the parcel and will answer the courier.',
        'The pincode must belong to the State given.',
        'P.O. box, APO and FPO addresses are not processed.',
      ],
    },
    {
      kind: 'text',
      heading: '3. Dispatch',
      paragraphs: [
        'Dispatch takes 5-7 business days from the moment your wallet has been debited. In that time the order is confirmed with the warehouse, picked, checked, packed and handed over. Where a product shows its own handling days on the product page, that figure applies instead.',
        'Business days are Monday to Saturday, excluding public holidays. The day of payment is not counted. In the weeks before Diwali and during big sales, couriers and warehouses run at capacity; the estimate on the product page knows the holidays, but a rush can still add days.',
        'If an order holds several products, each may leave from a different warehouse in its own parcel. You see every parcel and tracking ID on the order.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Delivery after dispatch',
      paragraphs: [
        'Delivery takes 2-5 working days after dispatch. Metros and State capitals tend to be at the short end. The North-East, Jammu and Kashmir, Ladakh, the Andaman and Nicobar Islands, Lakshadweep and remote villages can take longer.',
        'Products marked as coming from our international warehouse have to reach India and clear customs first. For these, plan for 15-20 days after dispatch, which makes three to five weeks from payment to the door, and tell your customer so before they pay.',
      ],
    },
    {
      kind: 'steps',
      heading: '5. The journey of a parcel',
      intro: 'These are the stages you and your customer see on the tracking page.',
      steps: [
        { title: 'Order Placed', text: 'Your wallet has been debited and the order is confirmed.' },
        { title: 'Processing at Warehouse', text: 'The goods are picked, checked and packed.' },
        {
          title: 'Shipped',
          text: 'The courier has collected the parcel. The tracking ID is pushed back to your store.',
        },
        { title: 'In Transit / Local Hub', text: 'The parcel moves between hubs towards the customer.' },
        {
          title: 'Out for Delivery',
          text: 'The delivery agent has it and will call the number on the label.',
        },
        { title: 'Delivered', text: 'Handed over. The time limits for claims begin here.' },
      ],
    },
    {
      kind: 'text',
      heading: '6. Shipping charges',
      paragraphs: [
        'Delivery within India is part of the catalogue price of a product. You pay no separate shipping charge on a catalogue order, and nothing is added at the last step. Whether you charge your own customer for delivery is your decision.',
        'Bulk consignments, samples and special packaging are quoted separately. The [Shipping Cost Estimator](/shipping-cost-estimator) gives a first idea of courier rates for parcels of your own; it does not change what a catalogue order costs.',
      ],
    },
    {
      kind: 'text',
      heading: '7. Payment before dispatch',
      paragraphs: [
        'Every order is prepaid from the wallet. We do not offer cash on delivery, and our couriers never ask your customer for money. If someone does, please tell us at once on [Report a Concern](/report-concern).',
      ],
    },
    {
      kind: 'text',
      heading: '8. What is on the parcel',
      paragraphs: [
        'The parcel and the packing slip carry your store name as sender, together with what the law requires on the goods themselves. Our own tax invoice goes to you electronically and is never put into the box. If you would like your own box, card or sticker, see [Branded Unboxing](/branded-unboxing).',
      ],
    },
    {
      kind: 'text',
      heading: '9. Tracking',
      paragraphs: [
        'Every parcel gets a tracking ID, on every plan. Anyone who has it can follow the parcel on [Track My Order](/track-my-order) without logging in. A new ID may take up to a day to show its first scan. A live feed of courier scans in the seller dashboard is part of the Unicorn plan; see [Plans](/plans).',
      ],
    },
    {
      kind: 'text',
      heading: '10. Failed attempts and RTO',
      paragraphs: [
        "If the customer is not available, couriers usually try up to three times. After each failed attempt you see the courier's remark and can answer it: another date, a better landmark, a second phone number. Act the same day if you can, because a courier that hears nothing sends the parcel back.",
        'A parcel that cannot be delivered returns to origin (RTO). When it has been scanned in, 80% of the product price is refunded and 20% is kept as restocking and handling fee. Where we or the courier were at fault, you bear no fee. Details are in the [Return, Refund & Cancellation Policy](/return-refund).',
        'An address cannot be changed once the order is dispatched, except as far as the courier itself allows.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Delays and loss',
      paragraphs: [
        'We are not responsible for delays caused by strikes, floods, curfews, government orders, sales peaks at a courier or a wrong address, but we do not hide behind them either: if the estimated date has passed, raise a ticket and we chase the courier until the parcel is found or declared lost. A lost parcel is refunded in full.',
      ],
    },
    {
      kind: 'table',
      heading: '12. On arrival',
      caption: 'What your customer should check, and the time limit for telling us',
      columns: ['If', 'Then'],
      rows: [
        [
          'The parcel is torn, wet or opened',
          'Photograph it before opening, and refuse it if the courier allows',
        ],
        ['An item is missing', 'Report within 7 days of delivery'],
        ['An item is damaged or defective', 'Report within 48 hours with image or video proof'],
        [
          'The status says Delivered, but nothing came',
          'Raise a support ticket within 48 hours of that status',
        ],
      ],
    },
    {
      kind: 'action',
      heading: 'Questions about a delivery',
      text: `Have the order number or tracking ID ready. Support works Mon-Sat 10:00-18:00 IST, by e-mail at ${brand.email} or by ticket, and replies within 24-48 working hours. If the answer does not satisfy you, the Grievance Officer named in the Terms of Use takes complaints.`,
      actions: [
        { label: 'Track an order', to: '/track-my-order' },
        { label: 'Raise a support ticket', to: '/support-ticket' },
      ],
    },
  ],
};
