import { Link } from 'react-router';
import type { ProductPulse as Pulse } from '@postprocure/contracts/subscriptions/subscription';
import { formatRupees } from '@postprocure/money/format-rupees';
import { BarChart } from '@postprocure/ui/bar-chart';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { formatCount } from '@postprocure/money/format-count';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { storefrontPageUrl } from '../storefront-url.ts';
import { fillDays } from './pulse-days.ts';

export const pulseSpans = [7, 30] as const;

const kinds = [
  { key: 'costUp', label: 'Cost up', fill: 'fill-kumkum' },
  { key: 'costDown', label: 'Cost down', fill: 'fill-leaf' },
  { key: 'wentOut', label: 'Out of stock', fill: 'fill-aubergine' },
  { key: 'cameBack', label: 'Back in stock', fill: 'fill-marigold' },
] as const;

/** Recent changes to the cost and stock of the merchant's products. */
export function ProductPulse({
  pulse,
  days,
  hasProducts,
}: {
  pulse: Pulse;
  days: number;
  hasProducts: boolean;
}) {
  const total = kinds.reduce((sum, { key }) => sum + pulse[key], 0);
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Product pulse</h2>
        <nav aria-label="Period" className="flex gap-1">
          {pulseSpans.map((span) => (
            <Link
              key={span}
              to={`?days=${span}`}
              replace
              preventScrollReset
              aria-current={span === days ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold',
                span === days ? 'bg-marigold-soft' : 'text-peacock hover:underline',
              )}
            >
              {span} days
            </Link>
          ))}
        </nav>
      </div>
      {total === 0 ? (
        <NoPulse hasProducts={hasProducts} days={days} />
      ) : (
        <div className="grid gap-6">
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {kinds.map(({ key, label }) => (
              <div key={key} className="rounded-md bg-paper-deep p-3">
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="text-xl font-semibold">{formatCount(pulse[key])}</dd>
              </div>
            ))}
          </dl>
          <PulseChart pulse={pulse} days={days} />
          <LatestEvents latest={pulse.latest.slice(0, 5)} />
        </div>
      )}
    </Card>
  );
}

function PulseChart({ pulse, days }: { pulse: Pulse; days: number }) {
  const filled = fillDays(pulse.byDay, days, new Date());
  return (
    <BarChart
      label={`Cost and stock changes for your products in the last ${days} days`}
      columns={filled.map(({ day }) => formatDate(day))}
      series={kinds.map(({ key, label, fill }) => ({ label, fill, values: filled.map((one) => one[key]) }))}
    />
  );
}

const LatestEvents = ({ latest }: Pick<Pulse, 'latest'>) => (
  <ul className="divide-y divide-line text-sm">
    {latest.map((event) => (
      <li
        key={`${event.productId} ${event.kind} ${event.at}`}
        className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2"
      >
        <Link
          to={`/seller/productSubscription/${event.productId}`}
          className="min-w-0 text-peacock hover:underline"
        >
          {event.title}
        </Link>
        <span className="text-ink-soft">
          {describeEvent(event)}, {formatDateTime(event.at)}
        </span>
      </li>
    ))}
  </ul>
);

function describeEvent({ kind, before, after }: Pulse['latest'][number]): string {
  if (kind === 'wentOut') return 'Out of stock';
  if (kind === 'cameBack') return `Back in stock, ${after ?? 0} pieces`;
  return `${formatRupees(before ?? 0)} → ${formatRupees(after ?? 0)}`;
}

const NoPulse = ({ hasProducts, days }: { hasProducts: boolean; days: number }) => (
  <p className="text-sm">
    {hasProducts ? (
      `No cost or stock changes in the last ${days} days.`
    ) : (
      <>
        Once you have subscribed to products, you'll see their cost and stock changes here.{' '}
        <a href={storefrontPageUrl('/store')} className="font-semibold text-peacock hover:underline">
          Browse products in the store
        </a>
      </>
    )}
  </p>
);
