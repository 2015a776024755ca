import { classes } from '@postprocure/ui/classes';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

const tones = {
  info: 'border-peacock bg-peacock-soft',
  warning: 'border-kumkum bg-kumkum-soft',
} as const;

/** A note is aligned with the left edge of the block above it. */
export function NoteBlock({ tone, text, isBelowWide }: BlockOf<'note'> & { isBelowWide: boolean }) {
  return (
    <BlockSection headingPlace={isBelowWide ? 'above' : 'beside'}>
      <p className={classes('max-w-3xl rounded-md border-l-4 px-5 py-4', tones[tone])}>
        <InlineText text={text} />
      </p>
    </BlockSection>
  );
}
