import { Link } from 'react-router';
import type { DashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { formatRupees } from '@postprocure/money/format-rupees';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';

type Wallet = NonNullable<DashboardFigures['wallet']>;

/** The balance, and how many days it will last at the past week's rate of spending. */
export function WalletRunway({ wallet }: { wallet: Wallet }) {
  const { available, held, awaiting, daySpend, lowBalance } = wallet;
  const isShort = available < awaiting || (lowBalance !== null && available < lowBalance);
  return (
    <Card className="grid min-w-0 content-start gap-4 p-5 sm:p-6">
      <div>
        <h2 className="mb-1 text-lg">Wallet</h2>
        <p className={classes('text-3xl font-semibold tabular-nums', isShort && 'text-kumkum')}>
          {formatRupees(available)}
        </p>
        <p className="text-sm">{describeRunway(wallet)}</p>
      </div>
      <dl className="grid gap-2 text-sm">
        <Row name="Daily spend (last 7 days)" value={formatRupees(daySpend)} />
        <Row name="Orders awaiting payment" value={formatRupees(awaiting)} />
        <Row name="On hold" value={formatRupees(held)} />
        <Row
          name="Low balance alert"
          value={lowBalance === null ? 'Off' : `Below ${formatRupees(lowBalance)}`}
        />
      </dl>
      {available < awaiting && (
        <p className="text-sm text-kumkum">
          You need {formatRupees(awaiting - available)} more to pay for all waiting orders.
        </p>
      )}
      <Link
        to="/seller/wallet"
        className={buttonClasses({ size: 'small', tone: isShort ? 'primary' : 'outline' })}
      >
        Add money
      </Link>
    </Card>
  );
}

function describeRunway({ runwayDays, available }: Wallet): string {
  if (available === 0) return 'Your wallet is empty.';
  if (runwayDays === null) return 'You spent nothing in the last 7 days.';
  if (runwayDays === 0)
    return 'At your spending rate over the last 7 days, this balance will last less than a day.';
  const days = runwayDays === 1 ? '1 day' : `${runwayDays > 365 ? 'more than 365' : runwayDays} days`;
  return `At your spending rate over the last 7 days, this balance will last ${days}.`;
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-right tabular-nums">{value}</dd>
  </div>
);
