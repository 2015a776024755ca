import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { EntryLayout } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';

/** The API redirects here when the link to an export has expired or is invalid. */
export default function ExpiredFile() {
  return (
    <EntryLayout
      title="This link is no longer valid"
      hint="Links to exports work for a day. Export again, or ask the person who sent you the link for a new one."
    >
      <title>{pageTitle('Expired link')}</title>
      <Link to="/seller/productSubscription/exports" className={buttonClasses()}>
        Go to your exports
      </Link>
    </EntryLayout>
  );
}
