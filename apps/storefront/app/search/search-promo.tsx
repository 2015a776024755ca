import { buttonClasses } from '@postprocure/ui/button';
import { Link } from '../page-link.tsx';

export const SearchPromo = () => (
  <section
    aria-label="Start selling"
    className="on-dark mb-5 flex items-center justify-between gap-4 rounded-lg bg-aubergine px-5 py-3 text-on-dark sm:py-4"
  >
    <p>
      <strong className="block font-semibold max-sm:text-sm">Sell any of these under your own name.</strong>
      <span className="text-sm text-on-dark-soft max-sm:sr-only">
        30-day free trial. Pause or cancel any time.
      </span>
    </p>
    <Link to="/signup" className={buttonClasses({ size: 'small' }, 'min-h-11')}>
      Start Now
    </Link>
  </section>
);
