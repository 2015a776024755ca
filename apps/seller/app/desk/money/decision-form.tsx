import { useState } from 'react';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../../forms/use-mutation.ts';

type Decision = 'approve' | 'reject';

interface DecisionFormProps {
  /** Tells screen readers what is being decided. */
  subject: string;
  hint: string;
  send: (decision: { decision: Decision; note: string }) => Promise<void>;
  onDecided: (decision: Decision) => void;
}

const minLength = 3;

/** Approves or rejects somebody else's request, with a reason. */
export function DecisionForm({ subject, hint, send, onDecided }: DecisionFormProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation();
  const isMissing = note.trim().length < minLength;
  const decide = (decision: Decision) =>
    void mutate(() => send({ decision, note })).then((succeeded) => {
      if (succeeded) onDecided(decision);
    });
  return (
    <div role="group" aria-label={`Decision on ${subject}`} className="grid gap-3">
      <TextAreaField
        label="Reason"
        hint={hint}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          inactive={isPending || isMissing}
          onClick={() => decide('approve')}
        >
          Approve
        </Button>
        <Button
          tone="outline"
          size="small"
          inactive={isPending || isMissing}
          onClick={() => decide('reject')}
        >
          Reject
        </Button>
      </div>
    </div>
  );
}
