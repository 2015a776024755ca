import { imageUrl } from '@postprocure/contracts/images/image';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Container } from '@postprocure/ui/container';
import { Image } from '@postprocure/ui/image';
import type { StoreCategory } from '../categories/store-category.ts';
import type { StoreBanner } from '../content/store-banners.ts';
import { pathOfTarget } from '../categories/category-target.ts';
import { Link } from '../page-link.tsx';

const tones = {
  aubergine: 'on-dark bg-aubergine text-on-dark',
  peacock: 'on-dark bg-peacock-deep text-on-dark',
  kumkum: 'on-dark bg-kumkum text-on-dark',
  marigold: 'bg-marigold-soft text-ink',
  leaf: 'bg-leaf-soft text-ink',
} as const satisfies Record<StoreBanner['tone'], string>;

const eyebrowTones = {
  aubergine: 'text-marigold',
  peacock: 'text-marigold',
  kumkum: '',
  marigold: 'text-kumkum',
  leaf: 'text-leaf',
} as const satisfies Record<StoreBanner['tone'], string>;

interface BannerProps {
  banner: StoreBanner;
  categories: readonly StoreCategory[] | undefined;
  /** Whether the banner is in the first viewport, so that its images load immediately. */
  first: boolean;
  /** Whether the images are rendered. */
  pictured: boolean;
}

export function Banner({ banner, categories, first, pictured }: BannerProps) {
  const { tone, eyebrow, title, text, action, images } = banner;
  const { to } = action;
  return (
    <div className={classes('relative grid items-center', tones[tone])}>
      <Container className="grid items-center gap-x-12 gap-y-5 pt-7 pb-22 sm:pt-10 md:grid-cols-[1fr_1.15fr] lg:pb-24">
        <div>
          <p className={classes('text-sm font-semibold', eyebrowTones[tone])}>{eyebrow}</p>
          <h2 className="mt-2 text-2xl sm:text-3xl lg:text-display">{title}</h2>
          <p className="mt-3 max-w-md lg:text-lg">{text}</p>
          {/* The link covers the banner. If it moved when pressed, the clickable area would shrink. */}
          <Link
            to={typeof to === 'string' ? to : pathOfTarget(to, categories)}
            className="mt-5 inline-block after:absolute after:inset-0"
          >
            <span className={buttonClasses({ tone: tone === 'marigold' ? 'secondary' : 'primary' })}>
              {action.label}
            </span>
          </Link>
        </div>
        <div aria-hidden="true" className="grid grid-cols-[1fr_1.4fr_1fr] items-end gap-3 sm:gap-5">
          {images.map((key) => (
            // An arch in the shape of a haveli window. The middle arch is larger.
            <div
              key={key}
              className="overflow-hidden rounded-t-[50%] rounded-b-lg border-4 border-white bg-white shadow-panel"
            >
              {pictured ? (
                <Image
                  src={imageUrl(key)}
                  alt=""
                  sizes="(min-width: 84rem) 16rem, (min-width: 48rem) 20vw, 38vw"
                  eager={first}
                />
              ) : (
                <div className="aspect-square" />
              )}
            </div>
          ))}
        </div>
      </Container>
    </div>
  );
}
