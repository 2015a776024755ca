import { useState } from 'react';
import { imageSrcSet, type ImageWidth } from '@postprocure/contracts/images/image';
import { classes } from './classes.tsx';

interface ImageProps {
  /** URL from the API; undefined for a product without images. */
  src: string | undefined;
  alt: string;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** The largest width to include in `srcset`, for images that are small on every screen. */
  widest?: ImageWidth;
  /** Loads the image immediately, for images in the first viewport. */
  eager?: boolean;
  className?: string;
}

/**
 * A square image with a placeholder if it is missing or broken. The few browsers without AVIF get a WebP image in one
 * width.
 */
export function Image({ src, alt, sizes, widest, eager = false, className }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === undefined || src === failedSrc) return <ImagePlaceholder alt={alt} className={className} />;
  // The image may have failed before hydration, when there was no listener yet.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
  };
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(src, 'avif', widest)} sizes={sizes} />
      <img
        ref={checkEarlyFailure}
        src={src}
        alt={alt}
        width={640}
        height={640}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={classes('image', className)}
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
