import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '@postprocure/contracts/indian-date';
import type { TicketList } from '@postprocure/contracts/inbox/inbox';
import type { DeskMerchant } from '@postprocure/contracts/merchants/desk-merchant';
import type { DeskOrder } from '@postprocure/contracts/orders/desk-order';
import { formatCount } from '@postprocure/money/format-count';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import type { SellerSession } from '@postprocure/contracts/accounts/session';
import { api } from '../api.ts';
import { StateBadge } from '../orders/state-badge.tsx';
import { can } from '../session/session-context.ts';
import { merchantStatusNames, merchantStatusTones, planStatusNames } from './merchant-words.ts';
import { StatusBadge } from './status-badge.tsx';

interface MerchantContext {
  merchant: DeskMerchant;
  /** null if the role cannot see orders. */
  orders: DeskOrder[] | null;
  tickets: TicketList['tickets'];
}

const shownOrders = 5;

/** Loads what support needs to know about a merchant, limited to what the role may see. */
export async function loadMerchantContext(
  session: SellerSession,
  id: string,
): Promise<MerchantContext | null> {
  if (!can(session, 'merchants.read')) return null;
  const [merchant, orders, { tickets }] = await Promise.all([
    api('GET /api/desk/merchants/:id', { params: { id } }),
    can(session, 'fulfilment.read') ? api('GET /api/desk/orders', { query: { merchantId: id } }) : null,
    api('GET /api/desk/merchants/:id/tickets', { params: { id } }),
  ]);
  return { merchant, orders: orders && orders.orders.slice(0, shownOrders), tickets };
}

interface MerchantBesideProps {
  context: MerchantContext;
  /** The ticket shown on the page. The list of other tickets leaves it out. */
  ticketId: string;
}

export function MerchantBeside({ context: { merchant, orders, tickets }, ticketId }: MerchantBesideProps) {
  const { id, name, status, plan, gstin, isGstDeclared, wallet } = merchant;
  const others = tickets.filter((ticket) => ticket.id !== ticketId);
  const { used, limit } = plan.usage.products;
  return (
    <Card className="grid grid-cols-1 gap-5 p-5 text-sm">
      <div>
        <h2 className="text-base">
          <Link to={`/desk/merchants/${id}`} className="text-peacock hover:underline">
            {name}
          </Link>{' '}
          {status !== 'active' && (
            <Badge tone={merchantStatusTones[status]}>{merchantStatusNames[status]}</Badge>
          )}
        </h2>
        <dl className="mt-3 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
          <Fact label="Plan">
            {plan.name}
            {plan.trialEndsAt
              ? `, trial until ${formatDate(plan.trialEndsAt)}`
              : plan.status !== 'active' && `, ${planStatusNames[plan.status].toLowerCase()}`}
          </Fact>
          <Fact label="GSTIN">{gstin ?? (isGstDeclared ? 'Not registered' : 'Not entered yet')}</Fact>
          <Fact label="Products">
            {formatCount(used)}
            {limit === null ? ', unlimited' : ` of ${formatCount(limit)}`}
          </Fact>
          {wallet && (
            <Fact label="Wallet">
              {formatRupees(wallet.available)}
              {wallet.held > 0 && ` (${formatRupees(wallet.held)} on hold)`}
            </Fact>
          )}
        </dl>
      </div>
      {orders && (
        <Part title="Latest orders" empty="No orders yet." all={`/desk/orders?merchantId=${id}`}>
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
              <Link to={`/desk/orders/${order.id}`} className="text-peacock hover:underline">
                {order.number}
              </Link>
              <StateBadge state={order.state} />
            </li>
          ))}
        </Part>
      )}
      <Part title="Other tickets" empty="No other tickets.">
        {others.map((ticket) => (
          <li key={ticket.id} className="py-1.5">
            <Link to={`/desk/tickets/${ticket.id}`} className="block truncate text-peacock hover:underline">
              {ticket.subject}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
              {formatDate(ticket.createdAt)} <StatusBadge status={ticket.status} />
            </span>
          </li>
        ))}
      </Part>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

interface PartProps {
  title: string;
  empty: string;
  all?: string;
  children: readonly ReactNode[];
}

const Part = ({ title, empty, all, children }: PartProps) => (
  <section>
    <div className="flex items-baseline justify-between gap-3">
      <h3 className="text-sm">{title}</h3>
      {all !== undefined && children.length > 0 && (
        <Link to={all} className="text-xs font-semibold text-peacock hover:underline">
          All
        </Link>
      )}
    </div>
    {children.length === 0 ? (
      <p className="mt-1 text-ink-soft">{empty}</p>
    ) : (
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    )}
  </section>
);
