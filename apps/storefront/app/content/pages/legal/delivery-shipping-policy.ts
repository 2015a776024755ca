import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
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
      text: 'How we deliver an order to your customer: when it is dispatched, when it should arrive, which addresses we serve, and what happens if a delivery attempt fails.',
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
      text: 'The actual delivery estimate for your order is on the product page.',
    },
    {
      kind: 'text',
      heading: '1. Where we deliver',
      paragraphs: [
        'Through our courier network we ship to 22,000+ locations in India, from metros to small towns. Before we process an order, we check whether a courier serves the delivery address. If no courier does, we put the order on hold and show you the reason. You can correct the address or cancel before you pay.',
        'There is no international shipping. Goods may come to us from abroad, but every delivery address must be in India.',
      ],
    },
    {
      kind: 'list',
      heading: '2. Addresses we accept',
      intro:
        'Many deliveries fail because of an incomplete address. These rules apply to every order, and we check them before payment:',
      style: 'check',
      items: [
        'The address must be complete: house or flat number, street or locality, a landmark where it helps, city, State and six-digit PIN code.',
        'It must be residential.',
        'The mobile number must belong to someone who can receive the parcel and will answer the courier.',
        'The PIN code must belong to the State given.',
        'P.O. box, APO and FPO addresses are not processed.',
      ],
    },
    {
      kind: 'text',
      heading: '3. Dispatch',
      paragraphs: [
        'Dispatch takes 5-7 business days from the time your wallet is debited. In this time the order is confirmed with the warehouse, picked, checked, packed and handed to the courier. If the product page shows handling days for a product, those apply instead.',
        'Business days are Monday to Saturday, excluding public holidays. The day of payment is not counted. Before Diwali and during big sales, couriers and warehouses are very busy. The estimate on the product page takes holidays into account, but busy periods can still add days.',
        'If an order has several products, each may leave from a different warehouse in its own parcel. The order shows every parcel and tracking ID.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Delivery after dispatch',
      paragraphs: [
        'Delivery takes 2-5 working days after dispatch. Metros and State capitals are usually faster. The North-East, Jammu and Kashmir, Ladakh, the Andaman and Nicobar Islands, Lakshadweep and remote villages can take longer.',
        'Products from our international warehouse must first reach India and clear customs. For these, allow 15-20 days after dispatch, which means three to five weeks from payment to delivery. Please tell your customer before they pay.',
      ],
    },
    {
      kind: 'steps',
      heading: '5. Stages of a delivery',
      intro: 'These are the stages you and your customer see on the tracking page.',
      steps: [
        { title: 'Order Placed', text: 'Your wallet has been debited and the order is confirmed.' },
        { title: 'Processing at Warehouse', text: 'The goods are picked, checked and packed.' },
        {
          title: 'Shipped',
          text: 'The courier has collected the parcel. The tracking ID is pushed back to your store.',
        },
        { title: 'In Transit / Local Hub', text: 'The parcel is moving between hubs towards the customer.' },
        {
          title: 'Out for Delivery',
          text: 'The delivery agent has the parcel and will call the number on the label.',
        },
        {
          title: 'Delivered',
          text: 'The parcel has been handed over. The time limits for claims start now.',
        },
      ],
    },
    {
      kind: 'text',
      heading: '6. Shipping charges',
      paragraphs: [
        'Delivery within India is included in the catalogue price of a product. You pay no separate shipping charge on a catalogue order, and nothing is added at checkout. You decide whether to charge your own customer for delivery.',
        'Bulk consignments, samples and special packaging are quoted separately. The [Shipping Cost Estimator](/shipping-cost-estimator) shows approximate courier rates for your own parcels. It does not change the price of a catalogue order.',
      ],
    },
    {
      kind: 'text',
      heading: '7. Payment before dispatch',
      paragraphs: [
        'Every order is prepaid from the wallet. We do not offer cash on delivery, and our couriers never ask your customer for money. If someone does, please tell us immediately on [Report a Concern](/report-concern).',
      ],
    },
    {
      kind: 'text',
      heading: '8. What is on the parcel',
      paragraphs: [
        'The parcel and the packing slip show your store name as the sender, together with the details that the law requires on the goods. We send our own tax invoice to you electronically and never put it in the box. If you would like your own box, card or sticker, see [Branded Unboxing](/branded-unboxing).',
      ],
    },
    {
      kind: 'text',
      heading: '9. Tracking',
      paragraphs: [
        'Every parcel gets a tracking ID, on every plan. Anyone who has it can follow the parcel on [Track My Order](/track-my-order) without logging in. It can take up to a day before a new ID shows its first scan. Live courier scans in the seller dashboard are part of the Unicorn plan. See [Plans](/plans).',
      ],
    },
    {
      kind: 'text',
      heading: '10. Failed attempts and RTO',
      paragraphs: [
        "If the customer is not available, couriers usually try up to three times. After each failed attempt you can see the courier's remark and respond with another date, a better landmark or a second phone number. Please respond the same day, because the courier returns a parcel if nobody responds.",
        'A parcel that cannot be delivered returns to origin (RTO). When it is scanned at our warehouse, 80% of the product price is refunded and 20% is kept as a restocking and handling fee. If we or the courier were at fault, you pay no fee. Details are in the [Return, Refund & Cancellation Policy](/return-refund).',
        'An address cannot be changed once the order is dispatched, unless the courier allows it.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Delays and loss',
      paragraphs: [
        'We are not responsible for delays caused by strikes, floods, curfews, government orders, very high courier volumes or a wrong address. If the estimated date has passed, raise a ticket. We follow up with the courier until the parcel is found or declared lost. A lost parcel is refunded in full.',
      ],
    },
    {
      kind: 'table',
      heading: '12. On arrival',
      caption: 'What your customer should check, and how soon you must tell us',
      columns: ['If', 'Then'],
      rows: [
        [
          'The parcel is torn, wet or opened',
          'Photograph it before opening, and refuse it if the courier allows',
        ],
        ['An item is missing', 'Report within 7 days of delivery'],
        ['An item is damaged or defective', 'Report within 48 hours with image or video proof'],
        [
          'The status says Delivered, but nothing arrived',
          'Raise a support ticket within 48 hours of that status',
        ],
      ],
    },
    {
      kind: 'action',
      heading: 'Questions about a delivery',
      text: `Please keep the order number or tracking ID ready. Support works Mon-Sat 10:00-18:00 IST, by email at ${brand.email} or by ticket, and replies within 24-48 working hours. If you are not satisfied with the reply, write to the Grievance Officer named in the [Terms of Use](/terms).`,
      actions: [
        { label: 'Track an order', to: '/track-my-order' },
        { label: 'Raise a support ticket', to: '/support-ticket' },
      ],
    },
  ],
};
