import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import type { AttentionKind } from '@postprocure/contracts/dashboard/dashboard-parts';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';
import { formatCount } from '@postprocure/money/format-count';

const products = '/seller/productSubscription';
const plan = '/seller/settings/plan';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;

/** These kinds are shown in the banner at the top of the page, not in this list. */
type BannerKind = Extract<AttentionKind, 'trialOver' | 'trialEnding'>;
const isBannerKind = (kind: AttentionKind): kind is BannerKind =>
  kind === 'trialOver' || kind === 'trialEnding';

const items: Record<
  Exclude<AttentionKind, BannerKind>,
  { to: string; describe: (number: number) => string }
> = {
  planLimitReached: {
    to: plan,
    describe: (number) =>
      `Your plan is full: you have subscribed to ${count(number, 'product', 'products')}.`,
  },
  planLimitNear: { to: plan, describe: (number) => `You have used ${number}% of the products in your plan.` },
  failedExports: {
    to: `${products}/exports`,
    describe: (number) => `${count(number, 'export', 'exports')} failed in the last 7 days.`,
  },
  outOfStock: {
    to: `${products}?stock=out`,
    describe: (number) => `${count(number, 'product is', 'products are')} out of stock.`,
  },
  discontinued: {
    to: `${products}?state=DISCONTINUED`,
    describe: (number) => `${count(number, 'product was', 'products were')} discontinued by the supplier.`,
  },
  frozen: {
    to: `${products}?state=FROZEN`,
    describe: (number) => `${count(number, 'product is', 'products are')} frozen because your plan is full.`,
  },
  priceChanges: {
    to: `${products}?change=price`,
    describe: (number) =>
      `${count(number, 'product has', 'products have')} a new cost that you haven't reviewed yet.`,
  },
};

export function AttentionList({ attention }: Pick<Dashboard, 'attention'>) {
  const waiting = attention.flatMap(({ kind, count: number }) =>
    isBannerKind(kind) ? [] : [{ kind, to: items[kind].to, text: items[kind].describe(number) }],
  );
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="mb-4 text-lg">Products and plan</h2>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-3 text-sm">
          <Icon name="check" className="size-5 text-leaf" />
          {attention.length === 0 ? 'Your products and plan are in order.' : 'Your products are in order.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map(({ kind, to, text }) => (
            <li key={kind}>
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-3 py-2 text-sm hover:text-peacock"
              >
                {text}
                <Icon name="chevronRight" className="size-5 shrink-0 text-peacock" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
