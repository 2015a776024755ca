import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

export function TextBlock({ heading, icon, paragraphs }: BlockOf<'text'>) {
  return (
    <BlockSection heading={heading} icon={icon} headingPlace={heading === undefined ? 'above' : 'beside'}>
      <div className="grid max-w-3xl gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
    </BlockSection>
  );
}
