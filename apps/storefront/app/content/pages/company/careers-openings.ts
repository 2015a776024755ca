import { brand } from '@postprocure/contracts/brand';
import type { ContentPage } from '../../content-page.ts';

export const page: ContentPage = {
  path: '/careers/openings',
  section: 'company',
  parent: '/we-hiring',
  title: 'Current Openings',
  description:
    'Five open roles in Bengaluru: merchant success, category management, software, warehouse and product content. Tasks, requirements, applying.',
  heading: 'Current Openings',
  updated: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Careers',
      icon: 'clipboard',
      text: 'Five roles, described by what you would do and not by adjectives. All are full-time and based in Bengaluru.',
      actions: [{ label: 'Apply through the contact form', to: '/contact' }],
    },
    {
      kind: 'table',
      caption: 'Roles at a glance',
      columns: ['Role', 'Team', 'Where', 'Experience'],
      rows: [
        ['Merchant Success Executive', 'Support', 'Office', '1-3 years'],
        ['Category Manager, Home and Kitchen', 'Catalogue', 'Office, with supplier visits', '4-7 years'],
        ['Software Engineer, Orders and Wallet', 'Technology', 'Office, two days from home', '3-6 years'],
        ['Warehouse Shift Lead', 'Operations', 'Warehouse', '3-5 years'],
        ['Product Content Writer', 'Catalogue', 'Office, two days from home', '1-4 years'],
      ],
    },
    {
      kind: 'list',
      heading: 'Merchant Success Executive',
      intro: 'You are the first person a new seller hears, and the one they ask for by name later.',
      style: 'bullet',
      items: [
        '**You will** help sellers choose products, set up their first listing and understand wallet, delivery times and RTO.',
        '**You will** answer calls and tickets, and tell the rest of us what keeps going wrong.',
        '**You bring** fluent English and Hindi and one more Indian language, and patience that survives a Monday.',
        '**Good to have:** you have sold something online yourself.',
      ],
    },
    {
      kind: 'list',
      heading: 'Category Manager, Home and Kitchen',
      intro: "You own a range: what is in it, what it costs, and whether it is worth a seller's trust.",
      style: 'bullet',
      items: [
        '**You will** find and judge suppliers, agree prices and stock, and plan for the festive season.',
        '**You will** remove products that return too often, even when they sell.',
        '**You bring** experience in buying or marketplace category work, and a feeling for landed cost and MRP.',
        '**Good to have:** contacts among makers in Moradabad, Rajkot or Khurja.',
      ],
    },
    {
      kind: 'list',
      heading: 'Software Engineer, Orders and Wallet',
      intro: 'You work on the part of the system where orders, money and couriers meet.',
      style: 'bullet',
      items: [
        '**You will** build and run the order flow, the ledger and the connections to stores and couriers.',
        '**You will** write tests before trusting anything, your own code included.',
        '**You bring** solid TypeScript, SQL that you can explain, and experience of running what you build.',
        '**Good to have:** payment or tax systems in India.',
      ],
    },
    {
      kind: 'list',
      heading: 'Warehouse Shift Lead',
      intro: 'You make sure that the right goods leave in the right box before the courier does.',
      style: 'bullet',
      items: [
        '**You will** plan people and space for a shift, from receiving to handover.',
        '**You will** keep counts right, returns inspected and the floor safe.',
        '**You bring** experience in leading a warehouse team, and working Kannada or Tamil along with Hindi or English.',
        '**Good to have:** you have been through a Diwali season in e-commerce.',
      ],
    },
    {
      kind: 'list',
      heading: 'Product Content Writer',
      intro: 'You write what sellers all over the country will put in their shops.',
      style: 'bullet',
      items: [
        '**You will** write titles, bullet points and descriptions, and check them against the product itself.',
        '**You will** keep measurements, materials and legal details complete.',
        '**You bring** clear English and Hindi, and an eye for a wrong unit.',
        '**Good to have:** experience with marketplace listing rules.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to apply',
      steps: [
        { title: 'Send', text: 'Open the [contact form](/contact) and write the role in the comments.' },
        {
          title: 'Attach',
          text: 'Your CV as a PDF of up to 5 MB. A photograph, religion, marital status and present salary are not needed.',
        },
        {
          title: 'Hear from us',
          text: `You get a reference number at once and a reply within 24-48 working hours. If anything goes wrong, write to ${brand.email}.`,
        },
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      text: 'We never ask candidates for money. All roles are open to people of every gender, religion, caste and region, and to persons with disabilities; tell us what you need for the interview.',
    },
    {
      kind: 'action',
      heading: 'Read more before you apply',
      text: 'How we work, what you can expect and how the interviews run.',
      actions: [
        { label: 'Apply now', to: '/contact' },
        { label: 'About working here', to: '/we-hiring' },
      ],
    },
  ],
};
