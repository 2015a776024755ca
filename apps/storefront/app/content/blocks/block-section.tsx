import type { ReactNode } from 'react';
import { classes } from '@postprocure/ui/classes';
import { ArtImage } from '../art-image.tsx';
import { InlineText } from '../inline-text.tsx';
import { sectionId } from '../section-id.ts';

const imageScene = 2;

interface BlockSectionProps {
  heading?: string | undefined;
  intro?: string | undefined;
  /** The name of an image that is shown below the heading. */
  icon?: string | undefined;
  /** `beside` puts the heading on the left on wide screens; `above` gives the content the full width. */
  headingPlace: 'beside' | 'above';
  children: ReactNode;
}

/** A block with a heading that can be linked to. */
export function BlockSection({ heading, intro, icon, headingPlace, children }: BlockSectionProps) {
  const isBeside = headingPlace === 'beside';
  const layout = classes('grid grid-cols-1 gap-x-12 gap-y-5', isBeside && '@4xl:grid-cols-[1fr_2fr]');
  if (heading === undefined) {
    return (
      <div className={layout}>
        <div className={isBeside ? '@4xl:col-start-2' : undefined}>{children}</div>
      </div>
    );
  }
  const id = sectionId(heading);
  return (
    <section aria-labelledby={id} className={layout}>
      <div
        className={
          isBeside
            ? 'border-t-2 border-marigold pt-4 @4xl:self-start'
            : 'max-w-3xl border-marigold in-data-document:border-t-2 in-data-document:pt-4'
        }
      >
        <h2 id={id} className="text-xl sm:text-2xl">
          {heading}
        </h2>
        {intro !== undefined && (
          <p className="mt-2 text-ink-soft">
            <InlineText text={intro} />
          </p>
        )}
        {icon !== undefined && (
          <div className="mt-4 w-28 overflow-hidden rounded-t-[50%] rounded-b-md hidden @4xl:block print:hidden">
            <ArtImage icon={icon} scene={imageScene} sizes="7rem" />
          </div>
        )}
      </div>
      <div className={isBeside ? '@4xl:pt-4' : undefined}>{children}</div>
    </section>
  );
}
