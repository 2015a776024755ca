import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { ArtPicture } from '../content/art-picture.tsx';
import { BlockSection } from '../content/blocks/block-section.tsx';
import type { ContentCard } from '../content/content-page.ts';

const shownAtFirst = 3;

/** Scenes in turn, so that neighbours never look alike. */
const photoScenes = [9, 10, 8, 3, 11, 2, 6, 1] as const;

/** A few pictures, and all of them on demand. Without scripts all are there. */
export function Gallery({ photos }: { photos: readonly ContentCard[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <BlockSection heading="Gallery" headingPlace="above">
      <ul id="gallery-photos" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ title, text, icon = 'package' }, index) => (
          <li key={title} className={index >= shownAtFirst && !isWhole ? 'hidden noscript:block' : undefined}>
            <figure>
              <div className="overflow-hidden rounded-lg">
                <ArtPicture
                  icon={icon}
                  scene={photoScenes[index % photoScenes.length] ?? 0}
                  sizes="(min-width: 84rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                  className="aspect-[4/3]!"
                />
              </div>
              <figcaption className="mt-3">
                <span className="block font-semibold">{title}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Button
        tone="outline"
        className="mt-6 noscript:hidden"
        aria-expanded={isWhole}
        aria-controls="gallery-photos"
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'See Less' : 'See More'}
      </Button>
    </BlockSection>
  );
}
