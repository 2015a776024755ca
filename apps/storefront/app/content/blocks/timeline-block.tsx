import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

export function TimelineBlock({ heading, entries }: BlockOf<'timeline'>) {
  return (
    <BlockSection heading={heading} headingPlace="beside">
      <ol className="max-w-3xl">
        {entries.map(({ year, event }, index) => (
          <li
            key={year + event}
            className="relative grid grid-cols-[1rem_4.5rem_1fr] items-baseline gap-x-4 pb-7 last:pb-0"
          >
            {index < entries.length - 1 && (
              <span aria-hidden="true" className="absolute top-3 bottom-0 left-[0.4375rem] w-0.5 bg-line" />
            )}
            <span aria-hidden="true" className="relative size-4 translate-y-0.5 rotate-45 bg-marigold" />
            <span className="text-xl font-semibold text-peacock tabular-nums">{year}</span>
            <p>
              <InlineText text={event} />
            </p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
