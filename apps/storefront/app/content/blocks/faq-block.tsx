import { Accordion } from '@postprocure/ui/accordion';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

/** With `open: 'one'`, opening an answer closes the others, even those in other such blocks on the page. */
export function FaqBlock({ heading, open, items }: BlockOf<'faq'>) {
  return (
    <BlockSection heading={heading} headingPlace={heading === undefined ? 'above' : 'beside'}>
      <Accordion
        {...(open === 'one' && { exclusiveName: 'page-questions' })}
        items={items.map(({ question, answer }) => ({
          title: question,
          content: (
            <p className="max-w-3xl">
              <InlineText text={answer} />
            </p>
          ),
        }))}
      />
    </BlockSection>
  );
}
