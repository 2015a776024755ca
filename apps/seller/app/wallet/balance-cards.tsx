import type { ReactNode } from 'react';
import type { Wallet } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';

export const BalanceCards = ({ wallet }: { wallet: Wallet }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    <Figure label="Available" amount={wallet.available} isMain isLow={wallet.isLow}>
      {wallet.isLow && wallet.lowBalance !== null
        ? `Below your alert limit of ${formatRupees(wallet.lowBalance, { decimals: 0 })}`
        : 'Ready to spend'}
    </Figure>
    <Figure label="On hold" amount={wallet.held}>
      Reserved, not spent yet
    </Figure>
    <Figure label="Pending" amount={wallet.pendingIn}>
      Top-ups being confirmed
    </Figure>
    <Figure label="Spent this period" amount={wallet.spentThisPeriod}>
      Since your plan period began
    </Figure>
  </dl>
);

interface FigureProps {
  label: string;
  amount: number;
  isMain?: boolean;
  isLow?: boolean;
  children: ReactNode;
}

const Figure = ({ label, amount, isMain = false, isLow = false, children }: FigureProps) => (
  <Card className={classes('min-w-0 p-4 sm:p-5', isLow && 'border-kumkum bg-kumkum-soft')}>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd
      className={classes(
        'mt-1 font-semibold tabular-nums wrap-anywhere',
        isMain ? 'text-lg sm:text-2xl' : 'text-lg sm:text-xl',
      )}
    >
      {formatRupees(amount)}
    </dd>
    <dd className={classes('mt-1 text-xs', isLow ? 'text-kumkum' : 'text-ink-soft')}>{children}</dd>
  </Card>
);
