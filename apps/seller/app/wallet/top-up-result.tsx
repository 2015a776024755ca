import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TopUp } from '@postprocure/contracts/wallet/wallet';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Icon, type IconName } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { formatAmount } from '../money/format-amount.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { describeResult, type Result } from './describe-result.ts';
import { canRetry } from './top-up-words.ts';
import { useCheckout } from './use-checkout.ts';

interface TopUpResultProps {
  topUp: TopUp;
  /** Whether the user has just left the payment page without paying. */
  isCancelled: boolean;
  canPay: boolean;
}

const looks: Record<Result['tone'], { icon: IconName; className: string }> = {
  success: { icon: 'check', className: 'bg-leaf-soft text-leaf' },
  waiting: { icon: 'sync', className: 'bg-marigold-soft text-ink' },
  failure: { icon: 'close', className: 'bg-kumkum-soft text-kumkum' },
};

/** Shows the result of a top-up and the next step. */
export function TopUpResult({ topUp, isCancelled, canPay }: TopUpResultProps) {
  const { start, isPending, error } = useCheckout();
  const result = describeResult(topUp, isCancelled);
  const { icon, className } = looks[result.tone];
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-5 px-5 py-8 text-center sm:px-10">
      <span className={classes('inline-grid size-16 place-items-center rounded-full', className)}>
        <Icon
          name={icon}
          className={classes('size-8', result.tone === 'waiting' && 'motion-safe:animate-pulse')}
        />
      </span>
      <div role="status" className="grid gap-2">
        <h2 className="text-xl">{result.title}</h2>
        {result.lines.map((line) => (
          <p key={line} className="text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-md bg-paper-deep px-5 py-4 text-left text-sm">
        <Fact label="Amount">{formatAmount(topUp.amount)}</Fact>
        <Fact label="Reference">{topUp.reference}</Fact>
        {topUp.method !== null && <Fact label="Method">{topUp.method}</Fact>}
        <Fact label={topUp.paidAt === null ? 'Started' : 'Received'}>
          {formatDateTime(topUp.paidAt ?? topUp.createdAt)}
        </Fact>
      </dl>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap justify-center gap-3">
        {canPay && canRetry(topUp) && (
          <Button
            inactive={isPending}
            onClick={() =>
              start(() => api('POST /api/seller/wallet/top-ups/:id/checkout', { params: { id: topUp.id } }))
            }
          >
            {isPending ? 'Opening the payment page...' : 'Try again'}
          </Button>
        )}
        {topUp.state === 'paid' && (
          <Link to="/seller/documents?kind=receipt" className={buttonClasses({ tone: 'outline' })}>
            Get the receipt
          </Link>
        )}
        <Link
          to={topUp.planKey === null ? '/seller/wallet' : '/seller/settings/plan'}
          className={buttonClasses({ tone: topUp.state === 'paid' ? 'primary' : 'outline' })}
        >
          {topUp.planKey === null ? 'Go to your wallet' : 'Go to your plan'}
        </Link>
      </div>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </>
);
