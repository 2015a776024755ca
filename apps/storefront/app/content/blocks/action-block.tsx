import { buttonClasses } from '@postprocure/ui/button';
import type { BlockOf } from '../content-page.ts';
import { ContentAnchor, InlineText } from '../inline-text.tsx';
import { sectionId } from '../section-id.ts';
import { wrappingButton } from '../wrapping-button.ts';

export function ActionBlock({ heading, text, actions }: BlockOf<'action'>) {
  const id = sectionId(heading);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-x-12 gap-y-6 rounded-lg bg-marigold-soft px-6 py-9 sm:px-10 @4xl:flex-row @4xl:items-center @4xl:justify-between print:hidden"
    >
      <div className="max-w-2xl">
        <h2 id={id} className="text-xl sm:text-2xl">
          {heading}
        </h2>
        <p className="mt-2">
          <InlineText text={text} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 @4xl:shrink-0">
        {actions.map(({ label, to }, index) => (
          <ContentAnchor
            key={label}
            to={to}
            className={buttonClasses({ tone: index === 0 ? 'secondary' : 'outline' }, wrappingButton)}
          >
            {label}
          </ContentAnchor>
        ))}
      </div>
    </section>
  );
}
