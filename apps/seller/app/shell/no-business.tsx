import { Button } from '@postprocure/ui/button';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

/** For somebody whom a team has removed, or whose business was closed. */
export function NoBusiness() {
  const logOut = useLogOut();
  return (
    <EntryLayout
      title="You are not part of any business"
      hint="Your team has removed you, or its account was closed. Ask its owner for a new invitation."
      footer={<EntryLink href={readStorefrontUrl()}>To the store</EntryLink>}
    >
      <title>{pageTitle('No business')}</title>
      <Button onClick={logOut}>Log out</Button>
    </EntryLayout>
  );
}
