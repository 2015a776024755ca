import { classes } from '@postprocure/ui/classes';
import type { BlockOf } from '../content-page.ts';
import { BlockSection } from './block-section.tsx';

export function FactsBlock({ heading, facts }: BlockOf<'facts'>) {
  return (
    <BlockSection heading={heading} headingPlace="above">
      <dl
        className={classes(
          'grid gap-x-6 gap-y-8 rounded-lg bg-aubergine px-6 py-8 text-on-dark sm:px-10',
          facts.length % 3 === 0 ? 'grid-cols-1 @xl:grid-cols-3' : 'grid-cols-2 @4xl:grid-cols-4',
        )}
      >
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-on-dark-soft">{label}</dt>
            <dd className="text-xl font-semibold text-marigold sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
