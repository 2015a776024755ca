import type { ContentCard, ContentQuote } from './content-page.ts';

/**
 * Placeholder entries for the sections that only the operator can fill: testimonials, awards, milestones,
 * customer stories and open roles. Replace the entries with real ones and remove `sample: true` from the blocks
 * that use them. Until then, pages label them "Sample content", and every entry says that it is a sample. A production
 * configuration can leave these blocks out (`showSampleContent` in load-context.ts).
 */

const testimonial = (author: string, icon: string, subject: string): ContentQuote => ({
  author: `${author} (sample)`,
  icon,
  role: 'Sample testimonial',
  text: `Sample text. A merchant's own words about ${subject} go here.`,
});

export const sampleTestimonials: ContentQuote[] = [
  testimonial('A saree seller in Surat', 'sari', 'selling without buying stock'),
  testimonial('A mobile accessories seller in Hyderabad', 'mobile-phone', 'the wallet and its statement'),
  testimonial('A kitchenware store in Ludhiana', 'shallow-pan-of-food', 'parcels in the name of the store'),
  testimonial('A gift seller in Kochi', 'wrapped-gift', 'ordering samples'),
  testimonial('A reseller in Jaipur', 'automobile', 'delivery times'),
  testimonial('A sportswear seller in Aizawl', 'running-shoe', 'support'),
];

interface Award {
  year: string;
  name: string;
  organization: string;
  description: string;
  icon: string;
}

const award = (number: number, icon: string): Award => ({
  year: '20XX',
  name: `Sample award ${number}`,
  organization: 'Sample organisation',
  description: 'The reason for the award goes here.',
  icon,
});

const sampleAwards: Award[] = [
  award(1, 'trophy'),
  award(2, 'sports-medal'),
  award(3, 'ribbon'),
  award(4, 'crown'),
  award(5, 'bullseye'),
  award(6, 'gem-stone'),
];

export const sampleAwardCards: ContentCard[] = sampleAwards.map(
  ({ year, name, organization, description, icon }) => ({
    title: `${name} (${year})`,
    icon,
    text: `${organization}. ${description}`,
  }),
);

export const sampleMilestones: { year: string; event: string }[] = [
  { year: '20XX', event: 'Sample milestone: the company starts.' },
  { year: '20XX', event: 'Sample milestone: the first product category.' },
  { year: '20XX', event: 'Sample milestone: the first warehouse.' },
  { year: '20XX', event: 'Sample milestone: a new service opens.' },
  { year: '20XX', event: 'Sample milestone: the catalogue reaches a new size.' },
];

const story = (who: string, icon: string, subject: string): ContentCard => ({
  title: `Sample story: ${who}`,
  icon,
  text: `Sample text. This story will describe ${subject}, with the merchant's name and consent.`,
});

export const sampleStories: ContentCard[] = [
  story('a social seller', 'sari', 'how a merchant sells on WhatsApp and Instagram'),
  story('an online store', 'cooking', 'how a merchant runs a small Shopify store'),
  story('a marketplace seller', 'mobile-phone', 'how a merchant manages dispatch times on a marketplace'),
  story('a private label', 'bento-box', 'how a reseller created a brand'),
  story('a supplier', 'diya-lamp', 'how a manufacturer supplies resellers'),
  story('an agency', 'briefcase', 'how an agency runs several stores'),
];

interface Role {
  title: string;
  icon: string;
  team: string;
  place: string;
  experience: string;
  summary: string;
  details: string[];
}

export const sampleRoles: Role[] = [
  {
    title: 'Merchant Success Executive (sample)',
    icon: 'headphone',
    team: 'Support',
    place: 'Office',
    experience: '1-3 years',
    summary: 'Help new merchants from sign-up to their first delivered order.',
    details: [
      '**Your work:** help merchants choose products, set up listings and understand the wallet, delivery times and RTO.',
      '**Your work:** answer calls and tickets, and report common problems to the team.',
      '**You have:** good English and Hindi, and one more Indian language.',
      '**Good to have:** experience in selling online.',
    ],
  },
  {
    title: 'Category Manager, Home and Kitchen (sample)',
    icon: 'cooking',
    team: 'Catalogue',
    place: 'Office, with supplier visits',
    experience: '4-7 years',
    summary: 'Choose products for the range and agree prices with suppliers.',
    details: [
      '**Your work:** find and assess suppliers, agree prices and stock, and plan for the festive season.',
      '**Your work:** remove products that are returned too often.',
      '**You have:** experience in buying or category management, and knowledge of landed cost and MRP.',
      '**Good to have:** contacts with manufacturers in Moradabad, Rajkot or Khurja.',
    ],
  },
  {
    title: 'Software Engineer, Orders and Wallet (sample)',
    icon: 'laptop',
    team: 'Technology',
    place: 'Office, two days a week from home',
    experience: '3-6 years',
    summary: 'Build the order and wallet systems with TypeScript and PostgreSQL.',
    details: [
      '**Your work:** build and run the order flow, the ledger and the connections to stores and couriers.',
      '**Your work:** write tests for everything you ship.',
      '**You have:** strong TypeScript and SQL, and experience of running software in production.',
      '**Good to have:** knowledge of payment or tax systems in India.',
    ],
  },
  {
    title: 'Warehouse Shift Lead (sample)',
    icon: 'package',
    team: 'Operations',
    place: 'Warehouse',
    experience: '3-5 years',
    summary: 'Manage receiving, packing and courier handover for one shift.',
    details: [
      '**Your work:** plan people and space for a shift, from receiving to handover.',
      '**Your work:** keep stock counts correct, returns inspected and the floor safe.',
      '**You have:** experience in leading a warehouse team, and Kannada or Tamil with Hindi or English.',
      '**Good to have:** experience of a Diwali season in e-commerce.',
    ],
  },
  {
    title: 'Product Content Writer (sample)',
    icon: 'pencil',
    team: 'Catalogue',
    place: 'Office, two days a week from home',
    experience: '1-4 years',
    summary: 'Write clear and correct product titles and descriptions in English and Hindi.',
    details: [
      '**Your work:** write titles, bullet points and descriptions, and check them against the product.',
      '**Your work:** keep measurements, materials and legal details complete.',
      '**You have:** clear English and Hindi, and attention to detail.',
      '**Good to have:** experience with marketplace listing rules.',
    ],
  },
];

export const sampleBenefits = [
  'Sample benefit: a salary review every year.',
  'Sample benefit: paid leave and fixed working hours.',
  'Sample benefit: time and a budget for training.',
];
