import { brand } from '@postprocure/contracts/brand';
import type { SellerSession } from '@postprocure/contracts/session';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { readStorefrontUrl } from '../storefront-url.ts';
import { useBusinessSwitch } from './business-switch.tsx';

/** For somebody whom a team has removed, or whose business is closed or suspended; they may work for another one. */
export function NoBusiness({ businesses, suspended }: Pick<SellerSession, 'businesses' | 'suspended'>) {
  const logOut = useLogOut();
  const { switchTo, acting, failure } = useBusinessSwitch();
  const hasOthers = businesses.length > 0;
  const { title, hint } = describe(hasOthers, suspended);
  return (
    <EntryLayout
      title={title}
      hint={hint}
      footer={<EntryLink href={readStorefrontUrl()}>To the store</EntryLink>}
    >
      <title>{pageTitle(title)}</title>
      <div className="grid gap-3">
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {businesses.map(({ id, name }) => (
          <Button key={id} inactive={acting} onClick={() => switchTo(id)}>
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

function describe(hasOthers: boolean, suspended: readonly string[]): { title: string; hint: string } {
  const named = suspended.join(', ');
  const why =
    suspended.length === 0
      ? ''
      : `We have suspended the account of ${named}. Its owner has an e-mail with the reason; write to ${brand.email} about it. `;
  if (hasOthers) {
    return {
      title: 'Choose your business',
      hint: `${why || 'You are no longer part of the business you were working in. '}You can go on in another one.`,
    };
  }
  return suspended.length > 0
    ? { title: 'This account is suspended', hint: why.trim() }
    : {
        title: 'You are not part of any business',
        hint: 'Your team has removed you, or its account was closed. Ask its owner for a new invitation.',
      };
}
