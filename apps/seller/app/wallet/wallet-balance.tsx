import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Wallet } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { api } from '../api.ts';
import { useLiveUpdate } from '../live/live-updates.ts';
import { useIsSessionOver, useSession } from '../session/session-context.ts';

/** The available balance in the top bar. Reloaded on navigation, after every change, and on live updates. */
export function WalletBalance() {
  const [wallet, setWallet] = useState<Pick<Wallet, 'available' | 'isLow'>>();
  const [updates, setUpdates] = useState(0);
  useLiveUpdate('wallet', () => setUpdates((count) => count + 1));
  const { pathname } = useLocation();
  // Every change on the page reloads the session, which makes the effect below reload the balance.
  const session = useSession();
  const isOver = useIsSessionOver();
  useEffect(() => {
    if (isOver || document.hidden) return;
    const reading = new AbortController();
    // If loading fails, the last balance stays visible.
    api('GET /api/seller/wallet', { signal: reading.signal }).then(setWallet, () => undefined);
    return () => reading.abort();
  }, [pathname, session, isOver, updates]);
  const amount = wallet && formatRupees(wallet.available);
  return (
    <Link
      to="/seller/wallet"
      aria-label={describe(amount, wallet?.isLow)}
      className={classes(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold tabular-nums transition hover:bg-current/10',
        wallet?.isLow && 'bg-kumkum-soft text-kumkum',
      )}
    >
      <Icon name="wallet" className="size-5 shrink-0" />
      {amount ?? <span className="w-16" />}
    </Link>
  );
}

function describe(amount: string | undefined, isLow: boolean | undefined): string {
  if (amount === undefined) return 'Wallet';
  return isLow ? `Wallet balance ${amount}, low` : `Wallet balance ${amount}`;
}
