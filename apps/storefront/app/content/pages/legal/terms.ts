import { brand } from '@postprocure/contracts/brand';
import { legalDocuments, legalVersion } from '@postprocure/contracts/agreements/legal-document';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/terms',
  section: 'legal',
  title: 'Terms of Use',
  description:
    'The terms for resellers, brands and suppliers: using our catalogue, placing prepaid orders and cancelling them before dispatch.',
  heading: 'Terms of Use',
  updated: '2026-11-15',
  legal: legalVersion(legalDocuments.terms),
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      icon: 'balance-scale',
      text: `These terms apply to your use of the ${brand.name} website, catalogue and ordering service. They are written for businesses: resellers, D2C brands, social sellers, agencies and suppliers in India.`,
    },
    {
      kind: 'list',
      heading: 'Summary',
      intro: 'This summary helps you read the terms. It does not replace them.',
      style: 'check',
      items: [
        'You must be 18 or older and buying for business.',
        'Orders are prepaid from your wallet. There is no cash on delivery.',
        'We sell to you, and you sell to your customer under your own name and at your own price, never above the MRP.',
        'You may cancel an order until it is dispatched. After dispatch a cancellation becomes a return.',
        'There are no change-of-mind returns. Missing, damaged, defective and undelivered goods are claims, each with a time limit.',
      ],
    },
    {
      kind: 'text',
      heading: '1. Who we are and what these terms cover',
      paragraphs: [
        `"We", "us" and "${brand.name}" mean the company named under [Company details](#company-details), which runs this website. "You" means the person or business using it. By using the site, opening an account or placing an order you accept these terms.`,
        'Some subjects have their own documents, which you accept along with these terms: the [User Agreement](/user-agreement) for accounts, plans and the wallet; the [Store Authorization Agreement](/authorization-store-agreement) for connected stores; the [Return, Refund & Cancellation Policy](/return-refund); the [Delivery & Shipping Policy](/delivery-shipping-policy); and the [Privacy Policy](/privacy).',
      ],
    },
    {
      kind: 'text',
      heading: '2. Who may use the service',
      paragraphs: [
        'You must be 18 or older and able to enter into a contract under the Indian Contract Act, 1872. If you act for a firm, LLP or company, you confirm that you are authorised to bind it.',
        'Anyone may browse the public catalogue. You need an account to subscribe to products, download product data or place orders. The details you give us (name, mobile number, email, business address, PAN and, where you are registered, GSTIN) must be true and up to date. Whether you need GST registration depends on what you sell and where. Many marketplaces and most inter-State sales of goods require it, and registering is your responsibility.',
      ],
    },
    {
      kind: 'text',
      heading: '3. Who sells to whom',
      paragraphs: [
        'Every order involves two sales. In the first, we sell the goods to you, business to business, and issue a tax invoice to you. In the second, you sell the same goods to your customer. You are the seller of record in that sale: your name is on the listing, the invoice and the parcel, and you are responsible to your customer.',
        'We pack the order and hand it to a courier on your behalf. This does not make us your partner, agent, franchisor or employer, or you ours.',
      ],
    },
    {
      kind: 'text',
      heading: '4. Catalogue, prices and margins',
      paragraphs: [
        'Our suppliers and warehouses change their stock every day. Products, prices, quantities and images may change, and a product may be withdrawn, without separate notice. The price that applies is the one shown when the order is paid.',
        'Catalogue prices are in Indian rupees and include GST. You set your own selling price and margin, but no packaged product may be sold above its printed maximum retail price. Any margin figure on this site describes what sellers typically aim for. It is not a promise of income.',
        'If a product was listed at an obviously wrong price, we may cancel the order before dispatch and return the full amount to your wallet.',
      ],
    },
    {
      kind: 'text',
      heading: '5. Orders and payment',
      paragraphs: [
        'Every order is prepaid from your wallet. We do not collect cash from your customer. An order reaches us in one of three ways: imported from a connected store, uploaded as a file, or entered in a form. It is accepted when your wallet has been debited and the order shows as paid. Processing then starts automatically.',
        'The delivery address must be complete and residential, with a mobile number that is answered. We do not process orders to P.O. box, APO or FPO addresses. If we cannot process an order, we put it on hold and show you the reason.',
      ],
    },
    {
      kind: 'text',
      heading: '6. Cancellation',
      paragraphs: [
        '**Cancellation is allowed until the order is dispatched.** Before payment you can cancel it yourself. After payment the order is already being processed, so a cancellation is a request: raise it through a [support ticket](/support-ticket). If we can stop the parcel before the courier collects it, we grant the request and refund the full amount to your wallet.',
        'After dispatch a cancellation becomes a return. The courier brings the parcel back and the return-to-origin (RTO) terms of the [Return, Refund & Cancellation Policy](/return-refund) apply, including the 20% restocking and handling fee.',
      ],
    },
    {
      kind: 'text',
      heading: '7. Delivery, claims and refunds',
      paragraphs: [
        'Delivery dates are estimates based on warehouse and courier data. We ship within India only. Time limits for claims are short because couriers give us short ones: 48 hours for damaged or defective items and for parcels marked Delivered but not received; 7 days from delivery for missing items and for any other dispute. Approved refunds are processed in 5-7 working days. The [Delivery & Shipping Policy](/delivery-shipping-policy) and the [Return, Refund & Cancellation Policy](/return-refund) give the details.',
      ],
    },
    {
      kind: 'list',
      heading: '8. What you agree not to do',
      style: 'bullet',
      items: [
        'List a product you know to be prohibited, restricted or unsafe, or sell an age-restricted product without the checks that the law requires.',
        'Describe a product incorrectly, invent reviews, or hide its country of origin or other details that the law requires on a listing.',
        'Sell above MRP or alter the MRP, batch or date printed on a package.',
        'Share, resell or republish our catalogue data, except to list products you intend to order from us.',
        'Copy the site with automated tools other than our documented API, test its security without written permission, or avoid plan limits by using several accounts.',
        'Submit false claims or edited evidence, or place orders that you know will be refused at delivery.',
      ],
    },
    {
      kind: 'text',
      heading: '9. Content and intellectual property',
      paragraphs: [
        'We, our suppliers or the respective owners hold the rights in product images, descriptions, trade marks and the site itself. While your account is active you may use the images and descriptions of products you have subscribed to, only to sell those products.',
        'Store names, logos and text that you upload remain yours. You allow us to use them to run the service for you, for example on a packing slip. If you believe a listing infringes your rights, follow the steps on [Report IP Issue](/support/report).',
      ],
    },
    {
      kind: 'text',
      heading: '10. Third-party services',
      paragraphs: [
        'The service works with marketplaces, store platforms, couriers and payment gateways that we do not control. Their own terms apply when you use them, and a change or failure on their side may interrupt our service. When we know of such a problem, we tell you and explain what you can do in the meantime.',
      ],
    },
    {
      kind: 'text',
      heading: '11. Our responsibility and its limits',
      paragraphs: [
        'We run the service with reasonable skill and care, and we are responsible for the goods as described in the policies above. We do not promise that the site will never be interrupted, that a product will sell, or that a marketplace will accept your listing.',
        'For a claim about an order, our liability is limited to what you paid us for that order. For any other claim, it is limited to the plan fees you paid in the three months before the claim arose. We are not liable for lost profit, lost ranking or penalties charged by a marketplace. Nothing in these terms limits liability that cannot be limited by law, or takes away a right that a consumer has by law.',
        'You will compensate us for any loss we suffer if a third party claims against us because you broke these terms or the law in your sale to your customer.',
      ],
    },
    {
      kind: 'text',
      heading: '12. Suspension',
      paragraphs: [
        'We may suspend an account that breaks these terms, puts other users at risk or is the subject of a lawful order. Unless the matter is urgent, we write to you first and give you a chance to respond. Orders already paid are fulfilled or refunded, and your invoices and statements remain available to you.',
      ],
    },
    {
      kind: 'text',
      heading: '13. Law, disputes and grievances',
      paragraphs: [
        'Indian law governs these terms. Please contact us first: most disputes can be settled with a support ticket and the right proof. If that fails, you may write to our Grievance Officer, named under [Company details](#company-details). Every grievance gets a reference number, an acknowledgement within 48 hours and an answer within one month. Subject to any right you have to approach a consumer commission, the courts at Bengaluru have jurisdiction.',
      ],
    },
    {
      kind: 'text',
      heading: '14. Changes to these terms',
      paragraphs: [
        'We may change these terms. Each version has a number and an effective date, and the version in force when an order was paid applies to that order. Material changes to your account terms are subject to the 30-day notice in the [User Agreement](/user-agreement).',
      ],
    },
    { kind: 'companyDetails', heading: 'Company details' },
    {
      kind: 'action',
      heading: 'Questions about these terms',
      text: `Write to ${brand.email} or call ${brand.phone}. Support works Mon-Sat 10:00-18:00 IST and replies within 24-48 working hours.`,
      actions: [
        { label: 'Contact us', to: '/support/contact' },
        { label: 'Read the User Agreement', to: '/user-agreement' },
      ],
    },
  ],
};
