import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '@postprocure/ui/icon-button';
import { Image } from '@postprocure/ui/image';

interface ImageLightboxProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  slides: readonly (string | undefined)[];
  index: number;
  onShow: (index: number) => void;
}

/** Shows one image in full screen, with buttons and arrow keys to move between images. */
export function ImageLightbox({ ref, title, slides, index, onShow }: ImageLightboxProps) {
  const close = () => ref.current?.close();
  const leaf = (step: -1 | 1) => {
    if (index + step in slides) onShow(index + step);
  };
  const followKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') leaf(-1);
    if (key === 'ArrowRight') leaf(1);
  };
  return (
    <dialog
      ref={ref}
      aria-label={`Images of ${title}`}
      onKeyDown={followKeys}
      // A click next to the content has the dialog as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="m-auto w-[min(94vw,60rem,calc(94dvh-3.5rem))] overflow-hidden rounded-lg bg-white shadow-panel backdrop:bg-aubergine-deep/80"
    >
      <div className="flex items-center justify-between gap-2 px-2 py-1.5">
        <IconButton
          icon="chevronLeft"
          label="Previous image"
          inactive={index === 0}
          onClick={() => leaf(-1)}
        />
        <p role="status" className="text-sm text-ink-soft">
          Image {index + 1} of {slides.length}
        </p>
        <div className="flex">
          <IconButton
            icon="chevronRight"
            label="Next image"
            inactive={index === slides.length - 1}
            onClick={() => leaf(1)}
          />
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
      </div>
      <Image src={slides[index]} alt={title} sizes="60rem" />
    </dialog>
  );
}
