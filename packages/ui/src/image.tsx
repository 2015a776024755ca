import { useState } from 'react';
import { imageSrcSet, type ImageWidth } from '@postprocure/contracts/images/image';
import { classes } from './classes.tsx';

interface ImageProps {
  /** Address as the API gives it; undefined for a product without images. */
  src: string | undefined;
  alt: string;
  /** How wide the image is shown, as in the `sizes` attribute of an image. */
  sizes: string;
  /** The widest file worth offering, for images that are small on every screen. */
  widest?: ImageWidth;
  /** For images of the first screen: loaded at once instead of when they come near. */
  eager?: boolean;
  className?: string;
}

/** A square image in the best format the browser knows; a quiet placeholder where it is missing or broken. */
export function Image({ src, alt, sizes, widest, eager = false, className }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === undefined || src === failedSrc) return <ImagePlaceholder alt={alt} className={className} />;
  // An image may have failed before this component woke up in the browser and could listen.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
  };
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(src, 'avif', widest)} sizes={sizes} />
      <img
        ref={checkEarlyFailure}
        src={src}
        srcSet={imageSrcSet(src, 'webp', widest)}
        sizes={sizes}
        alt={alt}
        width={640}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={classes('aspect-square h-auto w-full bg-paper-deep object-cover', className)}
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}

function ImagePlaceholder({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <svg
      role={alt === '' ? 'presentation' : 'img'}
      aria-label={alt === '' ? undefined : alt}
      viewBox="0 0 64 64"
      className={classes('aspect-square h-auto w-full bg-paper-deep text-line', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M23 28l9-4.5 9 4.5v9l-9 4.5-9-4.5zM23 28l9 4.5 9-4.5M32 32.5v9" />
    </svg>
  );
}
