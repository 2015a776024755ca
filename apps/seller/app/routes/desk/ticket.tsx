import { Link, useRevalidator } from 'react-router';
import { inboxKindNames } from '@postprocure/contracts/inbox/ticket-status';
import { formatPhone, toE164 } from '@postprocure/contracts/tickets/phone';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/ticket';
import { Attachments } from '../../desk/attachments.tsx';
import { BackLink } from '../../desk/back-link.tsx';
import { ReplyForm } from '../../desk/reply-form.tsx';
import { ItemHistory } from '../../desk/item-history.tsx';
import { loadMerchantContext, MerchantBeside } from '../../desk/merchant-beside.tsx';
import { ReplyClock } from '../../desk/reply-clock.tsx';
import { ItemPanel } from '../../desk/item-panel.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { loadedSession, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const [ticket, { staff }, { replies }] = await Promise.all([
    api('GET /api/desk/tickets/:id', { params }),
    api('GET /api/desk/staff'),
    api('GET /api/desk/canned-replies'),
  ]);
  const [sender] = ticket.merchants;
  const merchant = sender ? await loadMerchantContext(context.get(loadedSession), sender.id) : null;
  return { ticket, staff, replies, merchant };
}

export default function Ticket({ loaderData }: Route.ComponentProps) {
  const { ticket, staff, replies, merchant } = loaderData;
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { subject, orderNumber, waiting } = ticket;
  const { id, version, reference, kind, name, email, phone, answers, files, events, status } = ticket;
  return (
    <>
      <title>{pageTitle(reference)}</title>
      <BackLink to="/desk">Inbox</BackLink>
      <PageHeader title={subject}>
        {inboxKindNames[kind]} from {name}, <span className="whitespace-nowrap">{reference}</span>,{' '}
        {formatDateTime(ticket.createdAt)}
        {waiting && (
          <span className="mt-1 block text-sm">
            <ReplyClock waiting={waiting} />
          </span>
        )}
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6">
          <Card className="p-5">
            <h2 className="mb-4 text-lg">Message</h2>
            <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-3">
              {answers.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:mb-2">
                    <Answer value={value} phone={phone} orderNumber={orderNumber} />
                  </dd>
                </div>
              ))}
              {phone !== null && !answers.some(({ value }) => toE164(value) === phone) && (
                <div className="contents">
                  <dt className="text-ink-soft">Phone</dt>
                  <dd>
                    <PhoneLink phone={phone} />
                  </dd>
                </div>
              )}
            </dl>
          </Card>
          {files.length > 0 && <Attachments ticketId={id} files={files} />}
          {status === 'spam' ? (
            <StatusMessage>This ticket is marked as spam. Reopen it to reply.</StatusMessage>
          ) : (
            <ReplyForm
              key={id}
              to={email}
              cannedReplies={replies}
              cannedValues={{
                '{name}': name,
                '{reference}': reference,
                '{order number}': orderNumber,
                '{my name}': user.name,
              }}
              send={(reply) =>
                api('POST /api/desk/tickets/:id/replies', { params: { id }, body: { ...reply, version } })
              }
              onChange={reload}
            />
          )}
          <ItemHistory events={events} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ItemPanel item={ticket} staff={staff} kind="tickets" onChange={reload} />
          {merchant && <MerchantBeside context={merchant} ticketId={id} />}
          {ticket.merchants.length > 1 && <OtherMerchants merchants={ticket.merchants.slice(1)} />}
        </div>
      </div>
    </>
  );
}

const Answer = ({
  value,
  phone,
  orderNumber,
}: {
  value: string;
  phone: string | null;
  orderNumber: string | null;
}) => {
  if (phone !== null && toE164(value) === phone) return <PhoneLink phone={phone} />;
  if (value !== orderNumber) return value;
  return (
    <Link to={`/desk/orders?search=${encodeURIComponent(value)}`} className="text-peacock underline">
      {value}
    </Link>
  );
};

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} className="text-peacock underline">
    {formatPhone(phone)}
  </a>
);

const OtherMerchants = ({ merchants }: { merchants: readonly { id: string; name: string }[] }) => (
  <p className="text-sm text-ink-soft">
    The sender also belongs to{' '}
    {merchants.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Link to={`/desk/merchants/${id}`} className="text-peacock underline">
          {name}
        </Link>
      </span>
    ))}
    .
  </p>
);
