import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { EntryLayout } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';

/** Where the API leads people whose link to a file is too old, was cut off, or belongs to a file that is gone. */
export default function ExpiredFile() {
  return (
    <EntryLayout
      title="This link is no longer valid"
      hint="A link to a file of products works for a day. Make the file anew, or ask whoever sent you the link to do so."
    >
      <title>{pageTitle('Expired link')}</title>
      <Link to="/seller/productSubscription/exports" className={buttonClasses()}>
        To your files
      </Link>
    </EntryLayout>
  );
}
