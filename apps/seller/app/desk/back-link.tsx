import { Link } from 'react-router';
import { Icon } from '@postprocure/ui/icon';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="mb-4 inline-flex min-h-10 items-center gap-1 text-sm font-semibold text-peacock hover:underline"
  >
    <Icon name="chevronLeft" className="size-4" />
    {children}
  </Link>
);
