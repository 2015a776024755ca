import { useState } from 'react';
import { classes } from '@postprocure/ui/classes';
import { IconButton } from '@postprocure/ui/icon-button';
import { ArtImage } from '../content/art-image.tsx';
import { Quote } from '../content/blocks/quotes-block.tsx';
import type { BlockOf } from '../content/content-page.ts';
import { wrapIndex } from './wrap-index.ts';

const imageScene = 1;

/** A carousel that wraps around. Without JavaScript, all testimonials are shown. */
export function Testimonials({ heading, quotes }: BlockOf<'quotes'>) {
  const [current, setCurrent] = useState(0);
  const step = (steps: number) => setCurrent((from) => wrapIndex(from + steps, quotes.length));
  return (
    <section
      aria-roledescription="carousel"
      aria-label={heading}
      className="rounded-lg bg-peacock-soft px-6 py-9 sm:px-12 sm:py-12"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl sm:text-2xl">{heading}</h2>
        <div className="flex flex-wrap items-center gap-1 noscript:hidden">
          <IconButton icon="chevronLeft" label="Previous testimonial" onClick={() => step(-1)} />
          <span className="min-w-12 text-center text-sm text-ink-soft tabular-nums">
            {current + 1} of {quotes.length}
          </span>
          <IconButton icon="chevronRight" label="Next testimonial" onClick={() => step(1)} />
        </div>
      </div>
      <div aria-live="polite" className="mt-6 grid grid-cols-1 noscript:gap-8 noscript:sm:grid-cols-2">
        {quotes.map((quote, index) => (
          <div
            key={quote.author}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${quotes.length}`}
            className={classes(
              // All slides share one grid cell, so that the height does not change between them.
              'col-start-1 row-start-1 flex items-center justify-between gap-10 noscript:visible noscript:col-auto noscript:row-auto',
              index !== current && 'invisible',
            )}
          >
            <div className="max-w-3xl">
              <Quote {...quote} large />
            </div>
            {quote.icon !== undefined && (
              <div className="hidden w-44 shrink-0 overflow-hidden rounded-t-[50%] rounded-b-lg border-4 border-white md:block noscript:hidden">
                <ArtImage icon={quote.icon} scene={imageScene} sizes="11rem" />
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
