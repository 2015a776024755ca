import type { ReactNode } from 'react';
import type { DeskPaymentDetail } from '@postprocure/contracts/payments/desk-payment';
import { statementKindNames } from '@postprocure/contracts/wallet/journal-kind';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
import type { Route } from './+types/payment';
import { api } from '../../../api.ts';
import { BackLink } from '../../../desk/back-link.tsx';
import { planNames } from '../../../desk/merchant-words.ts';
import { EventList } from '../../../desk/money/event-list.tsx';
import { MerchantLink } from '../../../desk/money/merchant-link.tsx';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { topUpStateNames, topUpStateTones } from '../../../wallet/top-up-words.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  payment: await api('GET /api/desk/payments/:id', { params: { id: params.id } }),
});

export default function Payment({ loaderData: { payment } }: Route.ComponentProps) {
  const { topUp, orders, journals, events } = payment;
  return (
    <>
      <title>{pageTitle(topUp.reference)}</title>
      <BackLink to="/desk/payments">Payments</BackLink>
      <div className="grid gap-8 *:min-w-0">
        <Card className="p-5">
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <h2 className="text-lg">{topUp.reference}</h2>
            <Badge tone={topUpStateTones[topUp.state]}>{topUpStateNames[topUp.state]}</Badge>
            <p className="ml-auto text-lg font-semibold tabular-nums">{formatRupees(topUp.amount)}</p>
          </div>
          <Facts topUp={topUp} />
        </Card>
        <Section title="Orders and payments at the gateway">
          {orders.length === 0 ? (
            <p className="text-sm text-ink-soft">The payment page was never opened.</p>
          ) : (
            <GatewayOrders orders={orders} />
          )}
        </Section>
        <Section title="Ledger">
          {journals.length === 0 ? (
            <p className="text-sm text-ink-soft">Nothing has been posted for this payment.</p>
          ) : (
            <Journals journals={journals} />
          )}
        </Section>
        <Section title="Webhook events">
          {events.length === 0 ? (
            <p className="text-sm text-ink-soft">No events have been received for this payment.</p>
          ) : (
            <EventList events={events} />
          )}
        </Section>
      </div>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 *:min-w-0">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);

function Facts({ topUp }: Pick<DeskPaymentDetail, 'topUp'>) {
  const facts: [string, ReactNode][] = [
    ['Merchant', <MerchantLink key="merchant" merchant={topUp.merchant} />],
    ['Started', formatDateTime(topUp.createdAt)],
    ['Paid', topUp.paidAt === null ? 'Not paid' : formatDateTime(topUp.paidAt)],
    ['Method', topUp.method ?? 'None yet'],
    ...(topUp.failure === null ? [] : [['Failure', topUp.failure] satisfies [string, string]]),
    ...(topUp.planKey === null
      ? []
      : [
          [
            'Plan',
            `${planNames.find(([key]) => key === topUp.planKey)?.[1] ?? topUp.planKey}, ${topUp.planBought ? 'bought' : 'not bought'}`,
          ] satisfies [string, string],
        ]),
  ];
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const GatewayOrders = ({ orders }: Pick<DeskPaymentDetail, 'orders'>) => (
  <Table label="Orders and payments at the gateway">
    <TableHead>
      <HeaderCell>Order</HeaderCell>
      <HeaderCell>Payment</HeaderCell>
      <HeaderCell>Status</HeaderCell>
      <HeaderCell numeric>Amount</HeaderCell>
      <HeaderCell numeric>Fee</HeaderCell>
      <HeaderCell numeric>Refunded</HeaderCell>
      <HeaderCell>Settled</HeaderCell>
    </TableHead>
    <TableBody>
      {orders.flatMap((order) =>
        order.payments.length === 0
          ? [
              <tr key={order.id} className="align-top">
                <OrderCell order={order} />
                <Cell colSpan={6} className="text-ink-soft">
                  No payment was attempted.
                </Cell>
              </tr>,
            ]
          : order.payments.map((payment) => (
              <tr key={payment.id} className="align-top">
                <OrderCell order={order} />
                <Cell>
                  <code className="text-xs">{payment.id}</code>
                  <span className="block text-xs text-ink-soft">
                    {payment.method} · {formatDateTime(payment.madeAt)}
                  </span>
                </Cell>
                <Cell>
                  {payment.status}
                  {payment.failure !== null && (
                    <span className="block text-xs text-kumkum">{payment.failure}</span>
                  )}
                </Cell>
                <Cell numeric>{formatRupees(payment.amount)}</Cell>
                <Cell numeric>{payment.fee === null ? '–' : formatRupees(payment.fee)}</Cell>
                <Cell numeric>{payment.refunded === 0 ? '–' : formatRupees(payment.refunded)}</Cell>
                <Cell className="whitespace-nowrap">
                  {payment.settledOn === null ? '–' : formatDate(payment.settledOn)}
                </Cell>
              </tr>
            )),
      )}
    </TableBody>
  </Table>
);

const OrderCell = ({ order }: { order: DeskPaymentDetail['orders'][number] }) => (
  <Cell>
    <code className="text-xs">{order.id}</code>
    <span className="block text-xs text-ink-soft">{formatDateTime(order.createdAt)}</span>
  </Cell>
);

const Journals = ({ journals }: Pick<DeskPaymentDetail, 'journals'>) => (
  <Table label="Ledger">
    <TableHead>
      <HeaderCell>Journal</HeaderCell>
      <HeaderCell>Kind</HeaderCell>
      <HeaderCell>Posted</HeaderCell>
      <HeaderCell numeric>Wallet</HeaderCell>
    </TableHead>
    <TableBody>
      {journals.map((journal) => (
        <tr key={journal.id}>
          <Cell>{journal.id}</Cell>
          <Cell>{statementKindNames[journal.kind]}</Cell>
          <Cell>{formatDateTime(journal.at)}</Cell>
          <Cell numeric>{formatRupees(journal.amount)}</Cell>
        </tr>
      ))}
    </TableBody>
  </Table>
);
