import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

/** Without a heading, the text is aligned with the left edge of the block above it. */
export function TextBlock({
  heading,
  icon,
  paragraphs,
  isBelowWide,
}: BlockOf<'text'> & { isBelowWide: boolean }) {
  const isAtLeftEdge = heading === undefined && isBelowWide;
  return (
    <BlockSection heading={heading} icon={icon} headingPlace={isAtLeftEdge ? 'above' : 'beside'}>
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
