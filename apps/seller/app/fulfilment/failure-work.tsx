import { useState } from 'react';
import { buildPath } from '@postprocure/api-client/api-client';
import type { DeskFailure } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { maxAttempts } from '@postprocure/contracts/fulfilment/delivery-rules';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { Button, LinkButton } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';

interface FailureWorkProps {
  orderId: string;
  failure: DeskFailure;
  canWrite: boolean;
  onChange: () => void;
}

/** A failed delivery attempt that is waiting for an answer, or for a decision on whether the courier really made it. */
export function FailureWork({ orderId, failure, canWrite, onChange }: FailureWorkProps) {
  const { dispute } = failure;
  const isDisputed = dispute !== null && dispute.decision === null;
  return (
    <div role="group" aria-label={`Failed delivery ${failure.trackingId}`} className="grid gap-3">
      <p>
        Attempt {failure.attempt} of {maxAttempts}, {formatDateTime(failure.failedAt)}: {failure.remark}
        {failure.canAnswer && (
          <span className="block text-ink-soft">
            The merchant has until {formatDateTime(failure.respondBy)} to answer.
          </span>
        )}
      </p>
      {isDisputed && (
        <div className="grid gap-2">
          <p className="text-kumkum wrap-anywhere">
            The merchant says that this attempt is false: {dispute.note}
          </p>
          <p className="flex flex-wrap gap-2">
            {failure.files.map(({ id, name }) => (
              <LinkButton
                key={id}
                tone="outline"
                size="compact"
                target="_blank"
                href={buildPath('GET /api/desk/ndr-reports/:id/files/:fileId', {
                  params: { id: failure.id, fileId: id },
                })}
              >
                {name}
              </LinkButton>
            ))}
          </p>
        </div>
      )}
      {canWrite && <FailureForm {...{ orderId, failure, isDisputed, onChange }} />}
    </div>
  );
}

function FailureForm({
  orderId,
  failure,
  isDisputed,
  onChange,
}: Omit<FailureWorkProps, 'canWrite'> & { isDisputed: boolean }) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation(onChange);
  const params = { id: orderId };
  const reportId = failure.id;
  const answer = (kind: 'reattempt' | 'return') =>
    void mutate(() =>
      api('POST /api/desk/orders/:id/ndr-answers', {
        params,
        body: { reportId, answer: kind, note },
      }),
    );
  const decide = (decision: 'upheld' | 'rejected') =>
    void mutate(() =>
      api('POST /api/desk/orders/:id/ndr-disputes', { params, body: { reportId, decision, note } }),
    );
  const isMissing = note.trim().length < 3;
  return (
    <>
      <TextAreaField
        label={isDisputed ? 'What did the courier say?' : 'Note for the courier'}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        {isDisputed && (
          <>
            <Button
              tone="secondary"
              size="small"
              inactive={isPending || isMissing}
              onClick={() => decide('upheld')}
            >
              The attempt was false
            </Button>
            <Button
              tone="outline"
              size="small"
              inactive={isPending || isMissing}
              onClick={() => decide('rejected')}
            >
              The attempt was real
            </Button>
          </>
        )}
        {failure.canAnswer && (
          <>
            <Button tone="outline" size="small" inactive={isPending} onClick={() => answer('reattempt')}>
              Ask for another attempt
            </Button>
            <Button tone="outline" size="small" inactive={isPending} onClick={() => answer('return')}>
              Ask for a return
            </Button>
          </>
        )}
      </div>
    </>
  );
}
