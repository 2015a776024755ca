import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { formatCount } from '@postprocure/money/format-count';
import { Card } from '@postprocure/ui/card';

type Rto = DashboardFigures['rto'];

interface Rate {
  key: string;
  name: ReactNode;
  delivered: number;
  returned: number;
}

/** Shows how many orders were returned, by product and by the first digits of the PIN code. */
export function RtoRates({ rto }: { rto: Rto }) {
  const { days, delivered, returned, products, regions } = rto;
  const ended = delivered + returned;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="text-lg">RTO rate</h2>
      <p className="mb-4 text-sm text-ink-soft">
        {ended === 0
          ? `None of your orders from the last ${days} days have been delivered or returned yet. When they are, you'll see how many come back, by product and region.`
          : `${formatCount(returned)} of ${formatCount(ended)} orders that were delivered or returned in the last ${days} days came back (${percentOf(rto)}).`}
      </p>
      {ended > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Rates
            caption="By product"
            column="Product"
            rates={products.map(({ productId, title, ...outcome }) => ({
              key: String(productId),
              name: (
                <Link
                  to={`/seller/productSubscription/${productId}`}
                  className="line-clamp-2 text-peacock hover:underline"
                >
                  {title}
                </Link>
              ),
              ...outcome,
            }))}
          />
          <Rates
            caption="By PIN region"
            column="PIN region"
            rates={regions.map(({ region, city, ...outcome }) => ({
              key: region,
              name: (
                <Link to={`/seller/orders?pin=${region}`} className="text-peacock hover:underline">
                  {region}… {city}
                </Link>
              ),
              ...outcome,
            }))}
          />
        </div>
      )}
    </Card>
  );
}

const percentOf = ({ delivered, returned }: Pick<Rate, 'delivered' | 'returned'>): string =>
  `${Math.round((returned * 100) / Math.max(1, delivered + returned))}%`;

/** The bars only repeat what the columns say, so they are hidden from screen readers. */
const Rates = ({ caption, column, rates }: { caption: string; column: string; rates: readonly Rate[] }) => (
  <table className="w-full table-fixed text-left text-sm">
    <caption className="mb-2 text-left font-semibold">{caption}</caption>
    <thead className="text-xs text-ink-soft">
      <tr>
        <th scope="col" className="w-1/2 py-1 pr-3 font-semibold">
          {column}
        </th>
        <th scope="col" className="py-1 pr-3 text-right font-semibold">
          Came back
        </th>
        <th scope="col" className="w-1/4 py-1 text-right font-semibold">
          Rate
        </th>
      </tr>
    </thead>
    <tbody>
      {rates.map(({ key, name, delivered, returned }) => (
        <tr key={key} className="border-t border-line align-top">
          <th scope="row" className="py-2 pr-3 font-normal">
            {name}
          </th>
          <td className="py-2 pr-3 text-right tabular-nums">
            {formatCount(returned)} of {formatCount(delivered + returned)}
          </td>
          <td className="py-2 text-right tabular-nums">
            {percentOf({ delivered, returned })}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full"
            >
              <rect width="100" height="6" rx="3" className="fill-line" />
              <rect
                width={(returned * 100) / Math.max(1, delivered + returned)}
                height="6"
                rx="3"
                className="fill-kumkum"
              />
            </svg>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
