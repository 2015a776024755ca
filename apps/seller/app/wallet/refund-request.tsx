import { useState } from 'react';
import { Link } from 'react-router';
import type { RefundOverview } from '@postprocure/contracts/wallet/wallet';
import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { formatAmount } from '../money/format-amount.ts';
import { PasswordStep } from '../security/password-step.tsx';
import { RefundParts } from './refund-parts.tsx';

interface RefundRequestProps {
  overview: RefundOverview;
  canRequest: boolean;
  onRequested: () => void;
}

/** Shows what would be refunded and where it goes, or what blocks the refund. */
export function RefundRequest({ overview, canRequest, onRequested }: RefundRequestProps) {
  const { refundable, blockers, parts } = overview;
  // Undefined until the first click, so that the button takes the focus only after a cancelled confirmation.
  const [isConfirming, setConfirming] = useState<boolean>();
  if (refundable === 0 && blockers.every(({ code }) => code === 'NO_BALANCE')) {
    return <p className="text-sm">There is no balance to refund.</p>;
  }
  if (blockers.length > 0) return <Blockers blockers={blockers} />;
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        You can get {formatAmount(refundable)} back. We start with the payments it came from, newest first.
        The refund takes 5 to 7 working days after our review.
      </p>
      <RefundParts parts={parts} />
      {!canRequest && (
        <StatusMessage>
          Your role can't request a refund. An owner, a manager or someone with the Finance role can.
        </StatusMessage>
      )}
      {canRequest && !isConfirming && (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          autoFocus={isConfirming === false}
          onClick={() => setConfirming(true)}
        >
          Refund {formatAmount(refundable)}
        </Button>
      )}
      {canRequest && isConfirming && (
        <>
          <StatusMessage>
            The whole balance is put on hold until the refund is complete. You can't pay for orders or your
            plan with it in the meantime.
          </StatusMessage>
          <PasswordStep
            action={`Request refund of ${formatAmount(refundable)}`}
            send={async (request) => {
              await api('POST /api/seller/wallet/refund', { body: request });
              onRequested();
            }}
            onCancel={() => setConfirming(false)}
          />
        </>
      )}
    </div>
  );
}

const Blockers = ({ blockers }: Pick<RefundOverview, 'blockers'>) => (
  <div className="grid gap-3 text-sm">
    <p>Your balance can't be refunded yet:</p>
    <ul className="grid gap-2">
      {blockers.map(({ code, message, link }) => (
        <li key={code} className="flex items-start gap-3 rounded-md bg-paper-deep px-4 py-3">
          <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
          <span>
            {message}{' '}
            {link !== null && (
              <Link to={link} className="font-semibold text-peacock hover:underline">
                {linkLabels[code]}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const linkLabels: Record<RefundOverview['blockers'][number]['code'], string> = {
  NO_BALANCE: 'Go to your wallet',
  OPEN_ORDERS: 'Go to your orders',
  OPEN_CLAIMS: 'Go to your claims',
  PENDING_TOP_UP: 'See the top-up',
  PLAN_DUE: 'Go to your plan',
  NO_BANK_ACCOUNT: 'Add a bank account',
  REFUND_UNDER_WAY: 'See the refund',
};
