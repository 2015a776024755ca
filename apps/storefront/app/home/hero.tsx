import { brand } from '@postprocure/contracts/brand';
import { imageUrl } from '@postprocure/contracts/images/image';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { Image } from '@postprocure/ui/image';
import { heroScenes, homePromises } from '../content/home.ts';
import { Link } from '../page-link.tsx';
import { storePath } from '../paths.ts';

export function Hero() {
  return (
    <section className="on-dark overflow-hidden bg-aubergine text-on-dark">
      <Container className="grid items-center gap-10 pt-36 pb-14 cramped:pt-44 lg:grid-cols-[1fr_1.1fr] lg:pt-44 lg:pb-20">
        <div>
          <h1 className="text-display">{brand.tagline}</h1>
          <p className="mt-6 max-w-xl text-lg text-on-dark-soft">
            Sell over one million trending products under your own name. You set the margin and take the
            order. We pack it and ship it straight to your customer, anywhere in India.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/signup" className={buttonClasses()}>
              Start Now
            </Link>
            <Link to="/support/contact" className={buttonClasses({ tone: 'onDark' })}>
              Book a Consultation
            </Link>
          </div>
          <Link
            to={storePath}
            className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-marigold hover:underline"
          >
            Browse the store <Icon name="arrowRight" className="size-4" />
          </Link>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-dark-soft">
            {homePromises.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Icon name="check" className="size-4 text-marigold" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <HeroImages />
      </Container>
      <div className="temple-border text-paper" aria-hidden="true" />
    </section>
  );
}

/** One large scene and four small ones. */
function HeroImages() {
  return (
    <Link
      to={storePath}
      aria-label="See what you can sell"
      className="grid grid-cols-4 grid-rows-2 gap-3 sm:gap-4"
    >
      {heroScenes.map((scene, index) => (
        <span
          key={scene}
          className={classes(
            'block overflow-hidden rounded-lg shadow-panel',
            index === 0 && 'col-span-2 row-span-2',
          )}
        >
          <Image
            src={imageUrl(scene)}
            alt=""
            sizes={index === 0 ? '(min-width: 64rem) 20rem, 46vw' : '(min-width: 64rem) 10rem, 23vw'}
            eager
          />
        </span>
      ))}
    </Link>
  );
}
