import { classes } from '@postprocure/ui/classes';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

const columns: Record<number, string> = {
  2: '@2xl:grid-cols-2',
  3: '@3xl:grid-cols-3',
  4: '@2xl:grid-cols-2 @5xl:grid-cols-4',
  5: '@2xl:grid-cols-2 @5xl:grid-cols-5',
  6: '@2xl:grid-cols-2 @4xl:grid-cols-3',
};

export function StepsBlock({ heading, intro, steps }: BlockOf<'steps'>) {
  return (
    <BlockSection heading={heading} intro={intro} headingPlace="above">
      <ol
        className={classes('grid grid-cols-1 gap-x-8 gap-y-7', columns[steps.length] ?? '@2xl:grid-cols-2')}
      >
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative grid grid-cols-[auto_1fr] gap-x-4 @5xl:block">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full bg-marigold font-semibold text-ink"
            >
              {index + 1}
            </span>
            <div className="@5xl:mt-4 @5xl:border-t @5xl:border-line @5xl:pt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">
                <InlineText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
