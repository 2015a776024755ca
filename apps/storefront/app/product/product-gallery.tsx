import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { classes } from '@postprocure/ui/classes';
import { IconButton } from '@postprocure/ui/icon-button';
import { Image } from '@postprocure/ui/image';
import { revealFocused } from '@postprocure/ui/scroll-row';
import { ImageLightbox } from './image-lightbox.tsx';

interface ProductGalleryProps {
  title: string;
  /** Images for the thumbnails, in a fixed order. */
  images: readonly string[];
  /** The same images in display order. The first may be undefined, which shows the placeholder. */
  slides: readonly (string | undefined)[];
}

/**
 * The value for phones is slightly less than the true width, so that a screen with two pixels per point loads the
 * 640-pixel image and not the 960-pixel one, which is 70% larger for a difference that nobody can see.
 */
const slideSizes = '(min-width: 84rem) 36rem, (min-width: 64rem) 44vw, 85vw';
const magnifiedSizes = '60rem';

/**
 * The slides are in a row with scroll snapping, so swiping is native, and without JavaScript the row shows every
 * image.
 */
export function ProductGallery({ title, images, slides }: ProductGalleryProps) {
  const first = slides[0];
  const strip = useRef<HTMLUListElement>(null);
  const lightbox = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState({ first, index: 0 });
  // The index of the slide that is being scrolled to, so that the slides in between are not treated as shown.
  const heading = useRef<number>(undefined);
  const [magnified, setMagnified] = useState(false);
  const index = shown.first === first ? shown.index : 0;

  // Choosing another colour changes the first slide. Jump to it without smooth scrolling.
  useLayoutEffect(() => {
    // The braces discard the result, because newer browsers return a promise, which React would treat as a cleanup
    // function.
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  const show = (wanted: number) => {
    setShown({ first, index: wanted });
    heading.current = wanted;
    strip.current?.scrollTo({ left: wanted * strip.current.clientWidth });
  };
  const readPosition = () => {
    if (!strip.current) return;
    const reached = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (heading.current !== undefined && heading.current !== reached) return;
    heading.current = undefined;
    if (reached !== index) setShown({ first, index: reached });
  };
  return (
    <div className="grid gap-3 lg:grid-cols-[4.5rem_1fr] print:block">
      <div className="relative min-w-0 lg:order-last">
        <ul
          ref={strip}
          aria-label="Images"
          tabIndex={0}
          onScroll={readPosition}
          onScrollEnd={() => {
            heading.current = undefined;
            readPosition();
          }}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-lg border border-line bg-white [scrollbar-width:none]"
        >
          {slides.map((image, position) => (
            <li
              key={image ?? ''}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMagnified(true)}
              onPointerMove={pointMagnifier}
              onClick={() => lightbox.current?.showModal()}
              className="group w-full shrink-0 cursor-zoom-in snap-center overflow-hidden"
            >
              <Image
                src={image}
                alt={position === 0 ? title : `${title}, image ${position + 1}`}
                sizes={magnified ? magnifiedSizes : slideSizes}
                eager={position === 0}
                className="origin-[var(--zoom-x,50%)_var(--zoom-y,50%)] transition-transform duration-200 group-hover:scale-[1.75]"
              />
            </li>
          ))}
        </ul>
        <p
          aria-hidden="true"
          className="absolute bottom-3 left-3 rounded-sm bg-white/90 px-2 py-0.5 text-xs font-semibold lg:hidden noscript:hidden print:hidden"
        >
          {index + 1} / {slides.length}
        </p>
        <IconButton
          icon="zoomIn"
          label="Zoom in"
          onClick={() => lightbox.current?.showModal()}
          className="absolute right-3 bottom-3 bg-white/90 shadow-card noscript:hidden"
        />
      </div>
      {images.length > 1 && (
        <Thumbnails images={images} current={slides[index]} onChoose={(src) => show(slides.indexOf(src))} />
      )}
      <ImageLightbox ref={lightbox} title={title} slides={slides} index={index} onShow={show} />
    </div>
  );
}

interface ThumbnailsProps {
  images: readonly string[];
  current: string | undefined;
  onChoose: (image: string) => void;
}

/** Without JavaScript, a thumbnail links to its image. */
function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  return (
    <ul
      onFocus={revealFocused}
      className="flex gap-2 overflow-x-auto p-1.5 lg:flex-col lg:overflow-visible lg:p-0 print:hidden"
    >
      {images.map((image, position) => (
        <li key={image} className="w-16 shrink-0 lg:w-full">
          <a
            href={image}
            aria-label={`Image ${position + 1} of ${images.length}`}
            aria-current={image === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(image);
            }}
            className={classes(
              'block overflow-hidden rounded-md border-2 bg-white transition',
              image === current ? 'border-peacock' : 'border-line hover:border-ink-soft',
            )}
          >
            <Image src={image} alt="" sizes="4.5rem" widest={320} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Keeps the magnified image under the pointer. Styles are set by script, because the content security policy forbids
 * inline styles in HTML.
 */
function pointMagnifier({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
}
