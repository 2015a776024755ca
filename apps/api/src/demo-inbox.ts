import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { findDemoPeople, type DemoPeople } from './demo-money.ts';
import { demoUsers } from './modules/accounts/index.ts';
import { createDemoChat } from './modules/chat/index.ts';
import { insertCannedReply } from './modules/inbox/index.ts';
import { createDemoTicket, type DemoTicket } from './modules/tickets/index.ts';

/** Fills the demo inbox. Does nothing if there has ever been a ticket, a chat or a canned reply. */
export const seedDemoInbox = (database: Pool, now: Date): Promise<void> =>
  withTransaction(database, async (tx) => {
    const people = await findDemoPeople(tx);
    if (!people || (await hasItems(tx))) return;
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    for (const reply of cannedReplies) await insertCannedReply(tx, people.adminId, reply);
    const tickets = listTickets(people, await findOrderNumber(tx, people.merchantId), hoursAgo);
    // Inserted in the order in which they arrived, because references and emails are numbered in sequence.
    for (const ticket of tickets.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      await createDemoTicket(tx, ticket);
    }
    await createDemoChat(tx, {
      name: 'Farah Qureshi',
      email: 'farah.qureshi@example.in',
      text: 'Do you deliver to Srinagar, and how long does it take?',
      at: hoursAgo(2),
    });
    await createDemoChat(tx, {
      name: null,
      email: null,
      text: 'Can I see your prices before I sign up?',
      at: hoursAgo(27),
      reply: {
        text: 'Yes. The store shows every price, including GST. You need an account to subscribe to products and to order.',
        at: hoursAgo(26),
        staffId: people.supportId,
      },
    });
  });

async function hasItems(tx: Executor): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (select from tickets) or exists (select from chat_conversations)
       or exists (select from canned_replies) as found`,
  );
  return rows[0]?.found === true;
}

/**
 * Returns the number of the order that has been in transit the longest, or an empty string if the demo has no orders.
 */
async function findOrderNumber(tx: Executor, merchantId: string): Promise<string> {
  const { rows } = await tx.query<{ number: string }>(
    `select number from orders where merchant_id = $1 and state = 'IN_TRANSIT' order by state_since, id limit 1`,
    [merchantId],
  );
  return rows[0]?.number ?? '';
}

const cannedReplies = [
  {
    name: 'Order is on its way',
    body: 'Dear {name},\n\nThank you for writing to us. Order {order number} has been handed to the courier. The tracking page shows each scan, usually within a day.\n\nIf it does not move for 48 hours, please reply to this email and we will raise it with the courier.\n\n{my name}',
  },
  {
    name: 'Photos of damage needed',
    body: 'Dear {name},\n\nWe are sorry that order {order number} arrived damaged. Please reply with photos of the product, the box and the shipping label. We accept reports of damage within 48 hours of delivery, and of missing items within 7 days.\n\n{my name}',
  },
  {
    name: 'Refund timeline',
    body: 'Dear {name},\n\nYour refund for {reference} has been approved. Refunds are processed in 5-7 working days.\n\n{my name}',
  },
  {
    name: 'Quote to follow',
    body: 'Dear {name},\n\nThank you for your request {reference}. We are asking our suppliers for their best price and will send you a quote within 24-48 hours.\n\n{my name}',
  },
  {
    name: 'More details needed',
    body: 'Dear {name},\n\nTo help you with {reference}, we need a little more: which product is it about, what did you expect, and what happened instead? A screenshot often helps.\n\n{my name}',
  },
];

const merchantEmail = demoUsers.find(({ role }) => role === 'merchant')?.email ?? '';

function listTickets(
  { merchantId, supportId, adminId }: DemoPeople,
  orderId: string,
  hoursAgo: (hours: number) => Date,
): DemoTicket[] {
  const merchant = { fullName: 'Meera Nair', email: merchantEmail, phoneNumber: '+91-98450-11223' };
  return [
    {
      kind: 'support-ticket',
      at: hoursAgo(5),
      merchantId,
      typed: {
        ...merchant,
        issueType: 'shipping',
        orderId,
        subject: 'Parcel has not moved for three days',
        message:
          'The tracking page has shown the same hub since Saturday. My customer asks every day. Can you check?',
      },
    },
    {
      kind: 'support-ticket',
      at: hoursAgo(110),
      typed: {
        ...merchant,
        issueType: 'payment',
        subject: 'GST invoice shows the old address',
        message: "We moved to a new office last month. Can you reissue this month's invoices?",
        agreeTerms: 'on',
      },
      assigneeId: supportId,
      note: {
        text: 'Asked accounts whether a revised invoice is possible.',
        at: hoursAgo(90),
        staffId: supportId,
      },
    },
    {
      kind: 'support-ticket',
      at: hoursAgo(30),
      merchantId,
      typed: {
        ...merchant,
        issueType: 'technical',
        orderId: '',
        subject: 'How do I change the columns of the export?',
        message: 'Flipkart wants different headings from the ones in my file.',
      },
      reply: {
        text: 'Dear Meera Nair,\n\nIn Product subscribe, open Exports and choose your own columns. You can rename each heading and save the columns for the next export.\n\nDoes this solve it?',
        at: hoursAgo(26),
        staffId: supportId,
        status: 'waiting',
      },
    },
    {
      kind: 'support-ticket',
      at: hoursAgo(220),
      typed: {
        fullName: 'Rohit Verma',
        email: 'rohit.verma@example.in',
        phoneNumber: '+91-99100-45678',
        issueType: 'account',
        subject: 'Cannot confirm my email address',
        message: 'The link says that it has expired.',
        agreeTerms: 'on',
      },
      reply: {
        text: 'Dear Rohit Verma,\n\nPlease log in with your email address and password. The page then offers to send you a new link.',
        at: hoursAgo(200),
        staffId: adminId,
        status: 'resolved',
      },
    },
    {
      kind: 'contact',
      at: hoursAgo(20),
      typed: {
        firstName: 'Sunita',
        lastName: 'Bhosale',
        email: 'sunita.bhosale@example.in',
        phone: '98220 33445',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411038',
        marketplaces: ['amazon'],
        description: 'retailer',
        howHearAboutUs: 'friendsFamily',
        comments:
          'I sell sarees from home and want to add home decor. Do I need a GSTIN before the first order?',
      },
    },
    {
      kind: 'contact',
      at: hoursAgo(150),
      typed: {
        firstName: 'Gurpreet',
        lastName: 'Gill',
        email: 'gurpreet.gill@example.in',
        phone: '98140 77889',
        city: 'Ludhiana',
        state: 'Punjab',
        pincode: '141001',
        marketplaces: ['amazon'],
        description: 'retailer',
        howHearAboutUs: 'friendsFamily',
        comments: 'Please call me about the Unicorn plan. I called twice and nobody answered.',
      },
    },
    {
      kind: 'concern',
      at: hoursAgo(40),
      typed: {
        reporterName: 'Lakshmi Subramanian',
        reporterEmail: 'lakshmi.s@example.in',
        concernSubject: 'Travel bag zip broke within a week',
        concernType: 'product-quality',
        concernDetails: 'Three customers returned the same travel bag. The zip breaks after a few days.',
      },
      assigneeId: supportId,
    },
    {
      kind: 'reseller',
      at: hoursAgo(60),
      typed: {
        fullName: 'Imtiaz Ahmed',
        email: 'imtiaz@example.in',
        phone: '+91-94190-22334',
        businessName: 'Valley Handlooms',
        website: 'https://valleyhandlooms.example',
        businessType: 'e-commerce-store',
        agreeTerms: 'on',
      },
    },
    {
      kind: 'sourcing',
      at: hoursAgo(9),
      typed: {
        requesterName: 'Kiran Joshi',
        requesterEmail: 'kiran.joshi@example.in',
        requesterPhone: '+91-98250-66778',
        productCategory: 'apparel',
        productName: 'Cotton kurta with block print',
        minQuantity: '600',
        targetPrice: '₹310',
        qualityStandards: '60s cotton, colour-fast',
        customizationNeeds: 'Own neck label',
        agreeTerms: 'on',
      },
    },
    {
      kind: 'bulk-order',
      at: hoursAgo(130),
      typed: {
        fullName: 'Leela Das',
        companyName: 'Das Events',
        email: 'leela.das@example.in',
        phone: '',
        productName: 'Steel water bottle, 1 litre',
        quantity: '750',
        targetPrice: '165',
        details: 'For a company event. Delivery to Kolkata before the 15th.',
      },
    },
  ];
}
