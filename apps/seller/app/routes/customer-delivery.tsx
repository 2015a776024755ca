import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import type { CustomerDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { formatDate, formatDateTime, formatWeekday } from '@postprocure/contracts/indian-date';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField, labelClasses } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/customer-delivery';
import { api } from '../api.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import { describeError, useMutation } from '../forms/use-mutation.ts';
import type { UnbrandedPageHandle } from '../root.tsx';

export const handle: UnbrandedPageHandle = { isUnbranded: true };

export const clientLoader = ({ params: { token } }: Route.ClientLoaderArgs) =>
  api('GET /api/failed-deliveries/:token', { params: { token } });

/** For a merchant's customer, who opens a link on a phone. The page mentions neither us nor the order. */
export default function CustomerDeliveryPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const [delivery, setDelivery] = useState<CustomerDelivery>(loaderData);
  if (delivery.state === 'answered') {
    const { answer } = delivery;
    return (
      <Page title="Thank you">
        <StatusMessage tone="success">
          {answer?.kind === 'return'
            ? 'The courier will return the parcel.'
            : `The courier will try again${answer?.date == null ? '' : ` on ${formatDate(answer.date)}`}.`}
        </StatusMessage>
      </Page>
    );
  }
  if (delivery.state === 'closed') {
    return (
      <Page title="Nothing to do">
        <p>
          This delivery no longer needs an answer. The courier is already trying again, or the parcel is going
          back to the shop.
        </p>
      </Page>
    );
  }
  return (
    <Page title="When can we deliver?">
      <p className="text-sm">
        The courier could not deliver your parcel on {formatDateTime(delivery.failedAt)}.
      </p>
      <address className="rounded-md bg-paper-deep p-4 text-sm not-italic">
        <strong className="font-semibold">{delivery.customerName}</strong>
        {delivery.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">Phone {delivery.phone}</span>
      </address>
      <AnswerForm token={token} delivery={delivery} onAnswered={setDelivery} />
    </Page>
  );
}

interface AnswerFormProps {
  token: string;
  delivery: CustomerDelivery;
  onAnswered: (delivery: CustomerDelivery) => void;
}

function AnswerForm({ token, delivery, onAnswered }: AnswerFormProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { mutate, isPending, error } = useMutation();
  const answer = (
    body: { answer: 'return' } | { answer: 'reattempt'; date: string; landmark: string; phone: string },
  ) =>
    void mutate(async () =>
      onAnswered(await api('POST /api/failed-deliveries/:token', { params: { token }, body })),
    );
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = (name: string) => {
      const value = new FormData(event.currentTarget).get(name);
      return typeof value === 'string' ? value : '';
    };
    answer({ answer: 'reattempt', date: read('date'), landmark: read('landmark'), phone: read('phone') });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <fieldset>
        <legend className={labelClasses}>Choose a day</legend>
        <div className="grid grid-cols-2 gap-2">
          {delivery.dates.map((date, index) => (
            <label
              key={date}
              className="flex min-h-12 items-center gap-2 rounded-md border border-line-strong bg-white px-3 text-sm has-checked:border-peacock has-checked:bg-peacock-soft"
            >
              <input
                type="radio"
                name="date"
                value={date}
                defaultChecked={index === 0}
                className="size-5 shrink-0 accent-peacock"
              />
              {formatWeekday(date)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Landmark"
        name="landmark"
        maxLength={120}
        defaultValue={delivery.landmark}
        hint="For example: opposite the temple, blue gate."
      />
      <TextField
        label="Another phone number (optional)"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button type="submit" inactive={isPending}>
        Deliver on this day
      </Button>
      {isRefusing ? (
        <Confirmation
          confirmLabel="Yes, send it back"
          isPending={isPending}
          onConfirm={() => answer({ answer: 'return' })}
          onCancel={() => setRefusing(false)}
        >
          The parcel goes back to the shop. You cannot change this later.
        </Confirmation>
      ) : (
        <Button tone="outline" onClick={() => setRefusing(true)}>
          I do not want the parcel
        </Button>
      )}
    </form>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="page" className="min-h-dvh bg-paper px-4 py-8 sm:py-16">
    <title>{title}</title>
    <Card className="mx-auto grid max-w-lg gap-5 p-5 sm:p-8">
      <h1 className="text-2xl">{title}</h1>
      {children}
    </Card>
  </main>
);

/** Calls a link invalid only if the server says so. Otherwise a customer might discard a link that works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  if (error instanceof AppError && ['NOT_FOUND', 'INVALID_REQUEST'].includes(error.code)) {
    return (
      <Page title="This link does not work">
        <p>{error.message}</p>
      </Page>
    );
  }
  return (
    <Page title="This page couldn't be loaded">
      <p role="alert">{describeError(error)}</p>
      <Button inactive={state === 'loading'} onClick={() => void revalidate()}>
        Retry
      </Button>
    </Page>
  );
}
