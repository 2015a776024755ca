/** An editorial page as data. Text may contain `[label](/path)` links and `**strong**` words; nothing else is parsed. */
export interface ContentPage {
  /** The canonical path; `aliases` show the same page. */
  path: string;
  aliases?: string[];
  section: ContentSection;
  /** The parent in the breadcrumbs, if it is not the section's main page. */
  parent?: string;
  /** The title in the browser tab and in search results. At most 60 characters, unique. */
  title: string;
  /** The text in search results. 70 to 160 characters, unique. */
  description: string;
  heading: string;
  /** ISO date. */
  updated: string;
  /** Version and effective date of a legal document. */
  legal?: { version: string; effective: string };
  /** Shows a table of contents next to the text. Legal pages always have one. */
  layout?: 'document';
  blocks: ContentBlock[];
}

export type ContentSection =
  | 'company'
  | 'legal'
  | 'support'
  | 'services'
  | 'sourcing'
  | 'shipping'
  | 'partner'
  | 'explore';

export interface ContentLink {
  label: string;
  to: string;
}

/** `sample` marks a block whose entries come from sample-content.ts. Pages label such a block, or leave it out. */
export type ContentBlock = { sample?: true } & (
  | { kind: 'hero'; text: string; eyebrow?: string; icon?: string; actions?: ContentLink[] }
  | { kind: 'text'; heading?: string; icon?: string; paragraphs: string[] }
  | { kind: 'list'; heading?: string; intro?: string; style: 'bullet' | 'check' | 'number'; items: string[] }
  | { kind: 'cards'; heading?: string; intro?: string; cards: ContentCard[] }
  | { kind: 'steps'; heading: string; intro?: string; steps: { title: string; text: string }[] }
  | { kind: 'table'; heading?: string; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'faq'; heading?: string; open: 'one' | 'many'; items: { question: string; answer: string }[] }
  | { kind: 'quotes'; heading: string; quotes: ContentQuote[] }
  | { kind: 'timeline'; heading: string; entries: { year: string; event: string }[] }
  | { kind: 'facts'; heading?: string; facts: { value: string; label: string }[] }
  | { kind: 'note'; tone: 'info' | 'warning'; text: string }
  /** Legal name, registered address, GSTIN, CIN and grievance officer, from the site's settings. */
  | { kind: 'companyDetails'; heading: string }
  | { kind: 'action'; heading: string; text: string; actions: ContentLink[] }
);

/** Props of the component that renders a kind of block. */
export type BlockOf<Kind extends ContentBlock['kind']> = Omit<Extract<ContentBlock, { kind: Kind }>, 'kind'>;

export interface ContentQuote {
  author: string;
  role: string;
  text: string;
  /** An icon for what the person sells. */
  icon?: string;
}

export interface ContentCard {
  title: string;
  text: string;
  /** A name from `artIcons`, see demo-catalogue/product-art.ts. */
  icon?: string;
  /** Key of a product image, see demo-catalogue/product-image.ts. Only galleries show it. */
  image?: string;
  link?: ContentLink;
}
