import { useState } from 'react';
import { imageUrl } from '@postprocure/contracts/images/image';
import { Button } from '@postprocure/ui/button';
import { Image } from '@postprocure/ui/image';
import { BlockSection } from '../content/blocks/block-section.tsx';
import type { ContentCard } from '../content/content-page.ts';

const initialCount = 3;

/** Shows three images until the visitor asks for more. Without JavaScript, all are shown. */
export function Gallery({ photos }: { photos: readonly ContentCard[] }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <BlockSection heading="Gallery" intro="A look into our catalogue." headingPlace="above">
      <ul id="gallery-photos" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ title, text, image }, index) => (
          <li
            key={title}
            className={index >= initialCount && !isExpanded ? 'hidden noscript:block' : undefined}
          >
            <figure>
              <div className="overflow-hidden rounded-lg">
                <Image
                  src={image && imageUrl(image)}
                  alt=""
                  sizes="(min-width: 84rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
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
        aria-expanded={isExpanded}
        aria-controls="gallery-photos"
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'See Less' : 'See More'}
      </Button>
    </BlockSection>
  );
}
