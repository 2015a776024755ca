import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { EntryLayout } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';

export default function NotFound() {
  return (
    <EntryLayout title="Page not found" hint="The link may be out of date, or the URL may have a typo.">
      <title>{pageTitle('Not found')}</title>
      <Link to="/" className={buttonClasses()}>
        Back to home
      </Link>
    </EntryLayout>
  );
}
