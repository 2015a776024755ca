import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { EntryLayout } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';

export default function NotFound() {
  return (
    <EntryLayout title="There is no such page" hint="The address may be old or mistyped.">
      <title>{pageTitle('Not found')}</title>
      <Link to="/" className={buttonClasses()}>
        Back to the start
      </Link>
    </EntryLayout>
  );
}
