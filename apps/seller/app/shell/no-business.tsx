import type { SessionBusiness } from '@postprocure/contracts/session';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { readStorefrontUrl } from '../storefront-url.ts';
import { useBusinessSwitch } from './business-switch.tsx';

/** For somebody whom a team has removed, or whose business was closed; they may work for another one. */
export function NoBusiness({ businesses }: { businesses: readonly SessionBusiness[] }) {
  const logOut = useLogOut();
  const { switchTo, acting, failure } = useBusinessSwitch();
  const hasOthers = businesses.length > 0;
  return (
    <EntryLayout
      title={hasOthers ? 'Choose your business' : 'You are not part of any business'}
      hint={
        hasOthers
          ? 'You are no longer part of the business you were working in.'
          : 'Your team has removed you, or its account was closed. Ask its owner for a new invitation.'
      }
      footer={<EntryLink href={readStorefrontUrl()}>To the store</EntryLink>}
    >
      <title>{pageTitle(hasOthers ? 'Choose your business' : 'No business')}</title>
      <div className="grid gap-3">
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {businesses.map(({ id, name }) => (
          <Button key={id} disabled={acting} onClick={() => switchTo(id)}>
            Go to {name}
          </Button>
        ))}
        <Button tone={hasOthers ? 'outline' : 'primary'} onClick={logOut}>
          Log out
        </Button>
      </div>
    </EntryLayout>
  );
}
