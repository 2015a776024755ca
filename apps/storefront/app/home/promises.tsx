import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { homePromises } from '../content/home.ts';
import { Link } from '../page-link.tsx';

export function Promises() {
  return (
    <section aria-label="Our promises" className="mt-16 bg-marigold-soft">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8">
        <ul className="flex flex-wrap gap-x-10 gap-y-3 text-lg font-semibold">
          {homePromises.map((promise) => (
            <li key={promise} className="inline-flex items-center gap-2">
              <Icon name="check" className="size-5 text-peacock" />
              {promise}
            </li>
          ))}
        </ul>
        <Link to="/signup" className={buttonClasses({ tone: 'secondary' })}>
          Get Started
        </Link>
      </Container>
    </section>
  );
}
