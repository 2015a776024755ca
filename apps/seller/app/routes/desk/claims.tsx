import { useState } from 'react';
import { buildPath } from '@postprocure/api-client/api-client';
import { claimTypes } from '@postprocure/contracts/fulfilment/claim-rules';
import type { DeskClaim } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { TextField } from '@postprocure/ui/field';
import { Link, useSearchParams } from 'react-router';
import type { Route } from './+types/claims';
import { api } from '../../api.ts';
import { ListForm } from '../../desk/list-form.tsx';
import { DecisionForm } from '../../desk/money/decision-form.tsx';
import { MerchantLink } from '../../desk/money/merchant-link.tsx';
import { useOutcome } from '../../desk/money/use-outcome.tsx';
import { claimStateNames, claimStateTones } from '../../fulfilment/delivery-words.ts';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const state = new URL(request.url).searchParams.get('state');
  return api('GET /api/desk/claims', {
    query: { state: state === 'approved' || state === 'rejected' ? state : 'open' },
  });
};

export default function Claims({ loaderData: { claims } }: Route.ComponentProps) {
  const { report, message } = useOutcome();
  const [address] = useSearchParams();
  const canDecide = can(useSession(), 'fulfilment.write');
  return (
    <>
      <title>{pageTitle('Claims')}</title>
      <PageHeader title="Claims">Most urgent first. We decide within 48 hours.</PageHeader>
      <ListForm
        choices={[
          {
            name: 'state',
            label: 'State',
            all: 'Awaiting decision',
            options: [
              ['approved', 'Approved'],
              ['rejected', 'Rejected'],
            ],
          },
        ]}
      />
      {message}
      {claims.length === 0 ? (
        <EmptyState icon="medal" announced>
          {address.get('state') ? 'No claims found.' : 'No claims are waiting for a decision.'}
        </EmptyState>
      ) : (
        <ul aria-label="Claims" className="grid gap-4">
          {claims.map((claim) => (
            <li key={claim.id}>
              <ClaimCard claim={claim} canDecide={canDecide} onDecided={report} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ClaimCardProps {
  claim: DeskClaim;
  canDecide: boolean;
  onDecided: (text: string) => void;
}

function ClaimCard({ claim, canDecide, onDecided }: ClaimCardProps) {
  const [refund, setRefund] = useState(claim.claimed.toFixed(2));
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">{claim.number}</h2>
        <Badge tone={claimStateTones[claim.state]}>{claimStateNames[claim.state]}</Badge>
        {claim.isGrievance && <Badge tone="accent">Grievance</Badge>}
        {claim.isOverdue && <Badge tone="saving">Late</Badge>}
        <p className="ml-auto font-semibold tabular-nums">{formatRupees(claim.refund ?? claim.claimed)}</p>
      </div>
      <p className="text-sm">
        <MerchantLink merchant={claim.merchant} /> · Order{' '}
        <Link to={`/desk/orders/${claim.order.id}`} className="font-semibold text-peacock hover:underline">
          {claim.order.number}
        </Link>
        <span className="block text-ink-soft">
          {claim.order.deliveredAt !== null && `Delivered ${formatDateTime(claim.order.deliveredAt)}. `}
          Claimed {formatDateTime(claim.createdAt)}. Decide by {formatDateTime(claim.decideBy)}.
        </span>
      </p>
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{claimTypes[claim.type].label}</p>
        <p className="wrap-anywhere whitespace-pre-line">{claim.description}</p>
        <ul className="text-ink-soft">
          {claim.lines.map(({ line, quantity }) => {
            const item = claim.items.find((one) => one.line === line);
            return (
              <li key={line}>
                {quantity} × {item?.title} ({formatRupees(item?.unit ?? 0)})
              </li>
            );
          })}
        </ul>
      </div>
      {claim.files.length > 0 && <EvidenceList claim={claim} />}
      {claim.decisionNote !== null && <p className="text-sm wrap-anywhere">Decision: {claim.decisionNote}</p>}
      {claim.state === 'open' && canDecide && (
        <div className="grid gap-3">
          <div className="max-w-48">
            <TextField
              label="Refund in rupees"
              inputMode="decimal"
              value={refund}
              onChange={({ target }) => setRefund(target.value)}
              hint={`At most ${formatRupees(claim.remaining)}`}
            />
          </div>
          <DecisionForm
            subject={claim.number}
            hint="The merchant sees this."
            send={async ({ decision, note }) => {
              await api('POST /api/desk/claims/:id/decision', {
                params: { id: claim.id },
                body: { decision, note, refund: decision === 'approve' ? Number(refund) : null },
              });
            }}
            onDecided={(decision) =>
              onDecided(
                decision === 'approve'
                  ? `${claim.number} is approved. The money is in the merchant’s wallet.`
                  : `${claim.number} is rejected.`,
              )
            }
          />
        </div>
      )}
    </Card>
  );
}

/** The API sends these files as sandboxed attachments, so that none of them can run scripts on our origin. */
const EvidenceList = ({ claim }: { claim: DeskClaim }) => (
  <ul aria-label="Evidence" className="flex flex-wrap gap-4">
    {claim.files.map(({ id, name, contentType }) => {
      const url = buildPath('GET /api/desk/claims/:id/files/:fileId', {
        params: { id: claim.id, fileId: id },
      });
      return (
        <li key={id} className="w-40 text-sm">
          {contentType.startsWith('image/') && (
            <img
              src={url}
              alt={`Evidence ${name}`}
              loading="lazy"
              className="mb-1 h-28 w-full rounded-md border border-line bg-paper-deep object-contain"
            />
          )}
          <a href={url} download={name} className="block truncate font-semibold text-peacock hover:underline">
            {name}
          </a>
        </li>
      );
    })}
  </ul>
);
