import { useRevalidator } from 'react-router';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { inboxKindNames } from '@postprocure/contracts/inbox/ticket-status';
import { Card } from '@postprocure/ui/card';
import type { Route } from './+types/ticket';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { TicketStatus } from '../../help/ticket-status.tsx';
import { OrderMessageForm, OrderMessages } from '../../orders/order-messages.tsx';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  api('GET /api/seller/tickets/:id', { params: { id: params.id } });

export default function HelpTicket({ loaderData: ticket }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { id, reference, kind, subject, status, createdAt, answers, messages, replyBy } = ticket;
  return (
    <>
      <title>{pageTitle(reference)}</title>
      <BackLink to="/seller/help">Help</BackLink>
      <PageHeader title={subject}>
        {inboxKindNames[kind]}, <span className="whitespace-nowrap">{reference}</span>,{' '}
        {formatDateTime(createdAt)} <TicketStatus status={status} />
      </PageHeader>
      <div className="grid max-w-3xl gap-6 *:min-w-0">
        <Card className="p-5 sm:p-6">
          <h2 className="mb-4 text-lg">Your ticket</h2>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
            {answers.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card className="grid gap-5 p-5 sm:p-6">
          <h2 className="text-lg">Conversation</h2>
          <OrderMessages messages={messages} side="merchant" empty="We have not replied yet." />
          {replyBy !== null && (
            <p className="text-sm text-ink-soft">We will reply by {formatDateTime(replyBy)} at the latest.</p>
          )}
          <OrderMessageForm
            label={messages.length === 0 ? 'Add details' : 'Your reply'}
            hint="We also send our replies by email."
            send={(body) => api('POST /api/seller/tickets/:id/messages', { params: { id }, body })}
            onDone={() => void revalidate()}
          />
        </Card>
      </div>
    </>
  );
}
