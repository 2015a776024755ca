import type { BlockOf } from '../content-page.ts';
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

export const Quote = ({ author, role, text }: BlockOf<'quotes'>['quotes'][number]) => (
  <figure>
    <blockquote className="text-lg">“{text}”</blockquote>
    <figcaption className="mt-4 border-t-2 border-marigold pt-3 text-sm">
      <span className="block font-semibold">{author}</span>
      <span className="text-ink-soft">{role}</span>
    </figcaption>
  </figure>
);
