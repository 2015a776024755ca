import { brand } from '@postprocure/contracts/brand';
import type { SellerSession } from '@postprocure/contracts/accounts/session';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { storefrontPageUrl } from '../storefront-url.ts';
import { useMerchantSwitch } from './merchant-switch.tsx';

/** For users who were removed from their team, or whose merchant is closed or suspended. */
export function NoMerchant({ merchants, suspended }: Pick<SellerSession, 'merchants' | 'suspended'>) {
  const logOut = useLogOut();
  const { switchTo, isPending, error } = useMerchantSwitch();
  const hasOthers = merchants.length > 0;
  const { title, hint } = describe(hasOthers, suspended);
  return (
    <EntryLayout
      title={title}
      hint={hint}
      footer={<EntryLink href={storefrontPageUrl('/')}>Go to the store</EntryLink>}
    >
      <title>{pageTitle(title)}</title>
      <div className="grid gap-3">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {merchants.map(({ id, name }) => (
          <Button key={id} inactive={isPending} onClick={() => switchTo(id)}>
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
  const names = suspended.join(', ');
  const reason =
    suspended.length === 0
      ? ''
      : `We have suspended the account of ${names}. We have emailed the reason to its owner. If you have questions, write to ${brand.email}. `;
  if (hasOthers) {
    return {
      title: 'Choose your business',
      hint: `${reason || "You're no longer a member of the business you were working in. "}You can continue in another one.`,
    };
  }
  return suspended.length > 0
    ? { title: 'This account is suspended', hint: reason.trim() }
    : {
        title: "You're not a member of any business",
        hint: 'You were removed from the team, or its account was closed. Ask the owner for a new invitation.',
      };
}
