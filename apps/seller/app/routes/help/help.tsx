import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { formatDate } from '@postprocure/contracts/indian-date';
import type { TicketList } from '@postprocure/contracts/inbox/inbox';
import { inboxKindNames } from '@postprocure/contracts/inbox/ticket-status';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/help';
import { api } from '../../api.ts';
import { TicketStatus } from '../../help/ticket-status.tsx';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { storefrontPageUrl } from '../../storefront-url.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export const clientLoader = () => api('GET /api/seller/tickets');

export default function Help({ loaderData: { tickets } }: Route.ComponentProps) {
  const { state } = useLocation() as { state: { reference?: string } | null };
  return (
    <>
      <title>{pageTitle('Help')}</title>
      <PageHeader title="Help">Answers to common questions, your tickets, and how to reach us.</PageHeader>
      <div className="grid gap-6 *:min-w-0">
        {state?.reference && (
          <StatusMessage tone="success">
            We have received your ticket {state.reference}. We reply within 24-48 business hours, by email and
            on this page.
          </StatusMessage>
        )}
        <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Answers />
          <Contact />
        </div>
        <section aria-labelledby="my-tickets">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="my-tickets" className="text-lg">
              My tickets
            </h2>
            <Link to="tickets/new" className={buttonClasses({ size: 'small' })}>
              New ticket
            </Link>
          </div>
          <Tickets tickets={tickets} />
        </section>
      </div>
    </>
  );
}

const topics: readonly (readonly [label: string, path: string])[] = [
  ['Frequently asked questions', '/need-help'],
  ['Track an order', '/track-my-order'],
  ['Returns and refunds', '/return-refund'],
  ['Payment options', '/payment-options'],
  ['Tutorials', '/tutorials'],
];

/** The answers are storefront pages, so the form opens the storefront's search. */
function Answers() {
  const [words, setWords] = useState('');
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Find an answer</h2>
      <form
        role="search"
        className="mt-4 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new URLSearchParams({ q: words.trim() });
          window.open(storefrontPageUrl(`/knowledge-hub?${query.toString()}`), '_blank', 'noopener');
        }}
      >
        <input
          type="search"
          aria-label="Search questions and guides"
          placeholder="Search questions and guides"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-4 text-base text-ellipsis placeholder:text-ink-soft"
        />
        <Button type="submit" tone="secondary" size="small" className="min-h-11" aria-label="Search">
          <Icon name="search" />
        </Button>
      </form>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
        {topics.map(([label, path]) => (
          <li key={path}>
            <a
              href={storefrontPageUrl(path)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm font-semibold text-peacock hover:underline"
            >
              {label}
              <span className="sr-only"> (opens in a new window)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Contact = () => (
  <Card className="p-5 sm:p-6">
    <h2 className="text-lg">Reach us</h2>
    <ul className="mt-3 grid gap-1 text-sm">
      <li>
        <a
          href={storefrontPageUrl('/support/chatemail')}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-3 font-semibold text-peacock hover:underline"
        >
          <Icon name="chat" className="size-5" />
          Start a live chat
          <span className="sr-only"> (opens in a new window)</span>
        </a>
      </li>
      <li>
        <a
          href={`tel:${brand.phone.replaceAll('-', '')}`}
          className="inline-flex min-h-11 items-center gap-3 font-semibold text-peacock hover:underline"
        >
          <Icon name="phone" className="size-5" />
          {brand.phone}
        </a>
        <p className="text-xs text-ink-soft">Mon-Sat, 9:00 AM-7:00 PM IST</p>
      </li>
      <li>
        <a
          href={`mailto:${brand.email}`}
          className="inline-flex min-h-11 items-center gap-3 font-semibold wrap-anywhere text-peacock hover:underline"
        >
          <Icon name="mail" className="size-5 shrink-0" />
          {brand.email}
        </a>
      </li>
    </ul>
  </Card>
);

const Tickets = ({ tickets }: TicketList) =>
  tickets.length === 0 ? (
    <EmptyState icon="chat">
      You have not written to us yet. Your tickets and our replies appear here.
    </EmptyState>
  ) : (
    <Card className="overflow-hidden">
      <ul aria-label="My tickets" className="divide-y divide-line">
        {tickets.map(({ id, reference, kind, subject, status, createdAt }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-paper"
          >
            <div className="min-w-0 grow basis-60">
              <Link
                to={`tickets/${id}`}
                className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
              >
                {subject}
              </Link>
              <p className="text-xs text-ink-soft">
                {inboxKindNames[kind]}, {reference}, {formatDate(createdAt)}
              </p>
            </div>
            <TicketStatus status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
