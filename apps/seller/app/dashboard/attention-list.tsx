import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard';
import type { AttentionKind } from '@postprocure/contracts/dashboard-parts';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';
import { formatCount } from '@postprocure/money/format-count';

const products = '/seller/productSubscription';
const plan = '/seller/settings/plan';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;

const words: Record<AttentionKind, { to: string; say: (number: number) => string }> = {
  trialOver: {
    to: plan,
    say: () => 'Your trial is over. You can still see everything; choose a plan to change or download it.',
  },
  planLimitReached: {
    to: plan,
    say: (number) => `Your plan is full: ${count(number, 'product', 'products')}.`,
  },
  trialEnding: {
    to: plan,
    say: (number) => `Your trial ends in ${count(number, 'day', 'days')}. Nothing will be charged.`,
  },
  planLimitNear: { to: plan, say: (number) => `You have used ${number}% of the products in your plan.` },
  failedExports: {
    to: `${products}/exports`,
    say: (number) => `${count(number, 'download', 'downloads')} failed in the last 7 days.`,
  },
  outOfStock: {
    to: `${products}?stock=out`,
    say: (number) => `${count(number, 'product is', 'products are')} out of stock.`,
  },
  discontinued: {
    to: `${products}?state=DISCONTINUED`,
    say: (number) => `${count(number, 'product was', 'products were')} taken off sale by the supplier.`,
  },
  frozen: {
    to: `${products}?state=FROZEN`,
    say: (number) => `${count(number, 'product is', 'products are')} frozen, because your plan has no room.`,
  },
  priceChanges: {
    to: `${products}?change=price`,
    say: (number) =>
      `${count(number, 'product has', 'products have')} a different cost from when you last looked.`,
  },
};

export const AttentionList = ({ attention }: Pick<Dashboard, 'attention'>) => (
  <Card className="min-w-0 p-5 sm:p-6">
    <h2 className="mb-4 text-lg">Needs attention</h2>
    {attention.length === 0 ? (
      <p className="flex items-center gap-3 text-sm">
        <Icon name="check" className="size-5 text-leaf" />
        Nothing is waiting on you.
      </p>
    ) : (
      <ul className="divide-y divide-line">
        {attention.map(({ kind, count: number }) => (
          <li key={kind}>
            <Link
              to={words[kind].to}
              className="flex min-h-11 items-center justify-between gap-3 py-2 text-sm hover:text-peacock"
            >
              {words[kind].say(number)}
              <Icon name="chevronRight" className="size-5 shrink-0 text-peacock" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
