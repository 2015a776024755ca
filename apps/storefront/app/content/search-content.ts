import type { ContentBlock, ContentPage } from './content-page.ts';
import { plainText } from './inline-text.tsx';

export interface SearchableText {
  path: string;
  title: string;
  description: string;
  headings: string;
  body: string;
}

export interface ContentMatch {
  path: string;
  title: string;
  /** The line that contains the most search words, or the description if none does. */
  excerpt: string;
}

export const queryMaxLength = 100;
const matchLimit = 20;
const excerptLength = 180;

/** The score of a matching word, by the field it is found in. */
const weights = { title: 12, headings: 5, description: 4, body: 1 } as const;

/** Words that are too common to be useful in a search. */
const stopWords = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or the to what when where which who why with you your'.split(
    ' ',
  ),
);

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Splits a query into words and drops the stop words, unless there are no other words. */
export function readQueryWords(query: string): string[] {
  const words = [...new Set(splitWords(query.slice(0, queryMaxLength)))];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

export function describeForSearch({
  path,
  title,
  heading,
  description,
  blocks,
}: ContentPage): SearchableText {
  // Search results have no label for sample entries, so samples are left out.
  const indexed = blocks.filter(({ sample }) => !sample);
  const headings = indexed.flatMap(listHeadings);
  return {
    path,
    title,
    description,
    headings: [heading, ...headings].join('\n'),
    body: indexed.flatMap(listTexts).map(plainText).join('\n'),
  };
}

/** Finds the pages where each search word is the start of some word. The best match comes first. */
export function searchContent(texts: readonly SearchableText[], query: string): ContentMatch[] {
  const words = readQueryWords(query);
  if (words.length === 0) return [];
  return texts
    .map((text) => ({ text, score: scoreText(text, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.text.title.localeCompare(b.text.title))
    .slice(0, matchLimit)
    .map(({ text }) => ({ path: text.path, title: text.title, excerpt: makeExcerpt(text, words) }));
}

function scoreText(text: SearchableText, words: readonly string[]): number {
  const scores = words.map((word) => {
    const beginsWord = wordStart(word);
    return (Object.keys(weights) as (keyof typeof weights)[])
      .filter((field) => beginsWord.test(text[field]))
      .reduce((sum, field) => sum + weights[field], 0);
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Matches words that start with this word or its singular. Words are letters and digits, so they need no escaping. */
const wordStart = (word: string): RegExp => {
  const stem = word.length > 3 ? word.replace(/s$/, '') : word;
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'iu');
};

function makeExcerpt({ description, body }: SearchableText, words: readonly string[]): string {
  const starts = words.map(wordStart);
  const countIn = (line: string) => starts.filter((start) => start.test(line)).length;
  const lines = body.split('\n').map((line) => ({ line, count: countIn(line) }));
  const best = lines.reduce((most, next) => (next.count > most.count ? next : most), { line: '', count: 0 });
  const line = best.count > 0 ? best.line.trim() : description;
  if (line.length <= excerptLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', excerptLength))} …`;
}

function listHeadings(block: ContentBlock): string[] {
  const heading = 'heading' in block && block.heading !== 'FORM' ? (block.heading ?? []) : [];
  if (block.kind === 'faq') return [heading, block.items.map(({ question }) => question)].flat(2);
  return [heading].flat();
}

function listTexts(block: ContentBlock): string[] {
  switch (block.kind) {
    case 'hero':
    case 'note':
    case 'action':
      return [block.text];
    case 'companyDetails':
      return [];
    case 'text':
      return block.paragraphs;
    case 'list':
      return [block.intro ?? [], block.items].flat();
    case 'cards':
      return [block.intro ?? [], block.cards.map(({ title, text }) => `${title}: ${text}`)].flat();
    case 'steps':
      return [block.intro ?? [], block.steps.map(({ title, text }) => `${title}: ${text}`)].flat();
    case 'table':
      return [block.caption, ...block.rows.map((cells) => cells.join(' – '))];
    case 'faq':
      return block.items.map(({ question, answer }) => `${question} ${answer}`);
    case 'quotes':
      return block.quotes.map(({ text }) => text);
    case 'timeline':
      return block.entries.map(({ year, event }) => `${year}: ${event}`);
    case 'facts':
      return block.facts.map(({ value, label }) => `${value} ${label}`);
  }
}
