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

/** Said by the banner at the top of the page, in larger letters. */
type SaidAbove = Extract<AttentionKind, 'trialOver' | 'trialEnding'>;
const isSaidAbove = (kind: AttentionKind): kind is SaidAbove =>
  kind === 'trialOver' || kind === 'trialEnding';

const words: Record<Exclude<AttentionKind, SaidAbove>, { to: string; say: (number: number) => string }> = {
  planLimitReached: {
    to: plan,
    say: (number) => `Your plan is full: ${count(number, 'product', 'products')}.`,
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

export function AttentionList({ attention }: Pick<Dashboard, 'attention'>) {
  const waiting = attention.flatMap(({ kind, count: number }) =>
    isSaidAbove(kind) ? [] : [{ kind, to: words[kind].to, text: words[kind].say(number) }],
  );
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="mb-4 text-lg">Needs attention</h2>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-3 text-sm">
          <Icon name="check" className="size-5 text-leaf" />
          {attention.length === 0 ? 'Nothing is waiting on you.' : 'Nothing else is waiting on you.'}
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
