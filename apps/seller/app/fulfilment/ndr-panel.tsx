import { useState, type SyntheticEvent } from 'react';
import type { NdrReport, OrderDelivery, Parcel } from '@postprocure/contracts/fulfilment/delivery';
import { maxAttempts } from '@postprocure/contracts/fulfilment/delivery-rules';
import { formatDate, formatDateTime, formatWeekday } from '@postprocure/contracts/indian-date';
import { formatPhone } from '@postprocure/contracts/tickets/phone';
import { formatRupees } from '@postprocure/money/format-rupees';
import { rtoRefundPercent } from '@postprocure/money/split-rto-price';
import { Button, LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { OrderClock } from '../orders/order-clock.tsx';
import { FalseAttempt } from './false-attempt.tsx';

interface NdrPanelProps {
  delivery: OrderDelivery;
  parcel: Parcel;
  report: NdrReport;
  canAct: boolean;
  onChange: () => void;
}

/** Asks the merchant what to do after a failed delivery attempt. */
export function NdrPanel({ delivery, parcel, report, canAct, onChange }: NdrPanelProps) {
  const { answer } = report;
  return (
    <Card className="grid min-w-0 gap-4 border-l-4 border-l-kumkum p-5 sm:p-6">
      <div>
        <h2 className="text-lg">The parcel could not be delivered</h2>
        <p className="mt-1 text-sm">
          Attempt {report.attempt} of {maxAttempts}, {formatDateTime(report.failedAt)}. The courier says:{' '}
          <strong className="font-semibold">{report.remark}</strong>
        </p>
      </div>
      {answer ? (
        <StatusMessage tone="success">
          {describeAnswer(report)}{' '}
          {answer.isSent ? 'We have told the courier.' : 'We are telling the courier.'}
        </StatusMessage>
      ) : (
        <>
          <p className="text-sm">
            <OrderClock waits={{ on: 'merchant', for: 'your instruction', until: report.respondBy }} />.{' '}
            {report.attempt < maxAttempts
              ? "If you don't answer, we will ask the courier to try again."
              : "If you don't answer, the courier will return the parcel."}
          </p>
          {canAct && <AnswerForm {...{ delivery, parcel, report, onChange }} />}
        </>
      )}
      <div className="border-t border-line pt-4 empty:hidden">
        <FalseAttempt order={delivery.order} {...{ report, canAct, onChange }} />
      </div>
    </Card>
  );
}

function describeAnswer({ answer }: NdrReport): string {
  if (!answer) return '';
  const who = { merchant: 'You', customer: 'Your customer', staff: 'We', system: 'We' }[answer.by];
  if (answer.kind === 'return') return `${who} asked for the parcel to be returned.`;
  return `${who} asked for another attempt${answer.date === null ? '' : ` on ${formatDate(answer.date)}`}.`;
}

function AnswerForm({ delivery, parcel, report, onChange }: Omit<NdrPanelProps, 'canAct'>) {
  const { order, attemptDates } = delivery;
  const [isReturning, setReturning] = useState(false);
  const { mutate, isPending, error } = useMutation(onChange);
  const send = (body: Parameters<typeof sendAnswer>[1]) => void mutate(() => sendAnswer(order.id, body));
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = (name: string) => {
      const value = new FormData(event.currentTarget).get(name);
      return typeof value === 'string' ? value : '';
    };
    send({
      answer: 'reattempt',
      reportId: report.id,
      date: read('date'),
      phone: read('phone'),
      address: read('address'),
      landmark: read('landmark'),
    });
  };
  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2" aria-label="Another attempt">
        <SelectField label="Day of the next attempt" name="date">
          {attemptDates.map((date) => (
            <option key={date} value={date}>
              {formatWeekday(date)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Mobile number for the courier"
          name="phone"
          type="tel"
          defaultValue={formatPhone(order.customerPhone)}
        />
        <TextField label="Address line" name="address" maxLength={200} defaultValue={order.addressLine1} />
        <TextField label="Landmark" name="landmark" maxLength={120} defaultValue={order.landmark} />
        {error && (
          <div className="sm:col-span-2">
            <StatusMessage tone="error">{error}</StatusMessage>
          </div>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" inactive={isPending}>
            Try again
          </Button>
          <Button tone="outline" onClick={() => setReturning(true)}>
            Return the parcel
          </Button>
        </div>
      </form>
      {isReturning && (
        <Confirmation
          confirmLabel="Return the parcel"
          isPending={isPending}
          onConfirm={() => send({ answer: 'return', reportId: report.id })}
          onCancel={() => setReturning(false)}
        >
          When the parcel is back, {rtoRefundPercent}% of {formatRupees(parcel.goods)} is credited to your
          wallet. The rest is kept as a restocking and handling fee.
        </Confirmation>
      )}
      {parcel.customerLink !== null && <CustomerLink link={parcel.customerLink} />}
    </div>
  );
}

const sendAnswer = (
  id: string,
  body:
    | { answer: 'return'; reportId: string }
    | {
        answer: 'reattempt';
        reportId: string;
        date: string;
        phone: string;
        address: string;
        landmark: string;
      },
) => api('POST /api/seller/orders/:id/ndr-answers', { params: { id }, body });

function CustomerLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const message = `We could not deliver your parcel. Choose another day here: ${link}`;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-base">Ask your customer</h3>
      <p className="text-sm text-ink-soft">
        With this link, your customer can choose another day, add a landmark or refuse the parcel, without a
        login.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="outline"
          size="small"
          className="min-h-11"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          Copy the link
        </Button>
        <LinkButton
          tone="outline"
          size="small"
          className="min-h-11"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          Send on WhatsApp
        </LinkButton>
        <span role="status" className="text-sm">
          {isCopied && 'Copied.'}
        </span>
      </div>
      <p className="text-xs wrap-anywhere text-ink-soft">{link}</p>
    </div>
  );
}
