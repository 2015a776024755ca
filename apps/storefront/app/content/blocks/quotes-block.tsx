import type { BlockOf, ContentQuote } from '../content-page.ts';
import { BlockSection } from './block-section.tsx';

export function QuotesBlock({ heading, quotes }: BlockOf<'quotes'>) {
  return (
    <BlockSection heading={heading} headingPlace="above">
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {quotes.map((quote) => (
          <li key={quote.author} className="rounded-lg border border-line bg-white p-6 shadow-card">
            <Quote {...quote} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

type QuoteProps = ContentQuote & { large?: boolean };

export const Quote = ({ author, role, text, large = false }: QuoteProps) => (
  <figure>
    <blockquote className={large ? 'text-xl sm:text-2xl' : 'text-lg'}>“{text}”</blockquote>
    <figcaption className="mt-4 w-fit border-t-2 border-marigold pt-3 text-sm">
      <span className="block font-semibold">{author}</span>
      <span className="text-ink-soft">{role}</span>
    </figcaption>
  </figure>
);
