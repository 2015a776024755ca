import { brand } from '@postprocure/contracts/brand';
import { Icon } from '@postprocure/ui/icon';
import { Link } from '../page-link.tsx';
import { marketingNavigation } from './marketing-navigation.ts';

/** Site navigation and contact details at the end of both drawers. */
export function DrawerNavigation() {
  return (
    <>
      <nav aria-label="Menu">
        <ul className="divide-y divide-line">
          {marketingNavigation.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="block py-3.5 font-semibold hover:text-peacock">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-6 grid gap-1 text-sm text-ink-soft">
        <li>
          <a
            href={`mailto:${brand.email}`}
            className="inline-flex min-h-11 items-center gap-2 hover:underline"
          >
            <Icon name="mail" className="size-4" />
            {brand.email}
          </a>
        </li>
        <li className="inline-flex min-h-8 items-center gap-2">
          <Icon name="pin" className="size-4" />
          {brand.location}
        </li>
        <li className="inline-flex min-h-8 items-center gap-2">
          <Icon name="globe" className="size-4" />
          English
        </li>
      </ul>
    </>
  );
}
