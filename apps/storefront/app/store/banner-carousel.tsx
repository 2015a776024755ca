import { startTransition, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '@postprocure/ui/classes';
import { IconButton } from '@postprocure/ui/icon-button';
import type { StoreCategory } from '../categories/store-category.ts';
import { storeBanners } from '../content/store-banners.ts';
import { bannerTransitionMs } from '../timings.ts';
import { Banner } from './banner.tsx';
import { firstPosition, hasWrapped, moveBy, moveTo, offsetOf, slideAt } from './carousel-position.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

const count = storeBanners.length;

/** Positions are set with classes, because the content security policy forbids style attributes in HTML. */
const placeClasses: Record<number, string> = {
  [-2]: '-translate-x-[200%]',
  [-1]: '-translate-x-full',
  0: 'translate-x-0',
  1: 'translate-x-full',
  2: 'translate-x-[200%]',
};

/**
 * The store's banners, which advance automatically until someone interacts with them. Without JavaScript, only the
 * first is shown. Slides are stacked and positioned individually, so the carousel has no end.
 */
export function BannerCarousel({ categories }: { categories: readonly StoreCategory[] | undefined }) {
  const [place, setPlace] = useState(firstPosition);
  const step = (steps: number) => setPlace((from) => moveBy(from, steps));
  const { held, handlers } = useSwipe(step);
  const autoplay = useAutoplay(place.position, held, () => step(1));
  const current = slideAt(place, count);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  // The images of other slides are not visible before the carousel moves, and would only slow down the first paint.
  const hasImage = (slide: number): boolean =>
    slide === 0 ||
    (hydrated && (place !== firstPosition || Math.abs(offsetOf(slide, place.position, count)) === 1));

  const styleOf = (slide: number): CSSProperties | undefined => {
    if (place === firstPosition) return undefined;
    return { transitionDuration: hasWrapped(slide, place, count) ? '0ms' : `${bannerTransitionMs}ms` };
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="relative overflow-hidden"
      {...autoplay.watchers}
    >
      <div
        aria-live={autoplay.running ? 'off' : 'polite'}
        className="grid touch-pan-y select-none"
        {...handlers}
      >
        {storeBanners.map((banner, index) => (
          <div
            key={banner.title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            inert={index !== current}
            style={styleOf(index)}
            className={classes(
              'col-start-1 row-start-1 grid transition-[translate]',
              placeClasses[offsetOf(index, place.position, count)],
            )}
          >
            <Banner banner={banner} categories={categories} first={index === 0} pictured={hasImage(index)} />
          </div>
        ))}
      </div>
      <div
        className="temple-border pointer-events-none absolute inset-x-0 bottom-0 text-paper"
        aria-hidden="true"
      />
      <Controls>
        <IconButton icon="chevronLeft" label="Previous banner" onClick={() => step(-1)} />
        <ul className="flex">
          {storeBanners.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-label={`Banner ${index + 1}: ${title}`}
                aria-current={index === current ? 'true' : undefined}
                className="group grid h-11 w-9 place-items-center"
                onClick={() => setPlace((from) => moveTo(from, index, count))}
              >
                <span className="h-2.5 w-2.5 rounded-full bg-current/35 forced-colors:border transition-all group-hover:bg-current/70 group-aria-[current]:w-6 group-aria-[current]:bg-marigold" />
              </button>
            </li>
          ))}
        </ul>
        <IconButton icon="chevronRight" label="Next banner" onClick={() => step(1)} />
        <IconButton
          icon={autoplay.wanted ? 'pause' : 'play'}
          label={autoplay.wanted ? 'Pause banners' : 'Play banners'}
          onClick={autoplay.toggle}
        />
      </Controls>
    </section>
  );
}

const Controls = ({ children }: { children: ReactNode }) => (
  <div className="on-dark absolute inset-x-0 bottom-6 mx-auto flex w-fit items-center rounded-full bg-aubergine-deep/90 px-1 text-on-dark noscript:hidden">
    {children}
  </div>
);
