/**
 * The editorial pages as data. Text may hold `[label](/path)` links and `**strong**` words; everything else is
 * shown as it stands.
 */
export interface ContentPage {
  /** One canonical address; `aliases` show the same page. */
  path: string;
  aliases?: string[];
  section: ContentSection;
  /** The page one step up, where that is not the first page of the section. */
  parent?: string;
  /** Title of the browser tab and of search results, at most 60 characters, unique. */
  title: string;
  /** 70 to 160 characters for search results, unique. */
  description: string;
  heading: string;
  /** ISO date. */
  updated: string;
  /** Legal texts carry a version, and the date from which it holds. */
  legal?: { version: string; effective: string };
  /** A text that is read from top to bottom, with a table of contents beside it. Legal texts always are. */
  layout?: 'document';
  blocks: ContentBlock[];
}

export type ContentSection =
  'company' | 'legal' | 'support' | 'services' | 'sourcing' | 'shipping' | 'partner' | 'explore';

export interface ContentLink {
  label: string;
  to: string;
}

export type ContentBlock =
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
  | { kind: 'action'; heading: string; text: string; actions: ContentLink[] };

/** The props of the component that shows one kind of block. */
export type BlockOf<Kind extends ContentBlock['kind']> = Omit<Extract<ContentBlock, { kind: Kind }>, 'kind'>;

export interface ContentQuote {
  author: string;
  role: string;
  text: string;
  /** What the person sells, as an icon. */
  icon?: string;
}

export interface ContentCard {
  title: string;
  text: string;
  /** A noto icon name from `artIcons`, see contracts/product-art.ts. */
  icon?: string;
  link?: ContentLink;
}
