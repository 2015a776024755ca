import { useState } from 'react';
import { reasonMaxLength } from '@postprocure/contracts/inbox/ticket-status';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';

interface ReasonFormProps {
  label: string;
  hint: string;
  actions: readonly {
    label: string;
    tone: 'primary' | 'outline';
    /** The message shown when the action has succeeded. */
    done: string;
    send: (reason: string) => Promise<unknown>;
  }[];
  /** Also called after an error, without an outcome: most errors mean that the page is out of date. */
  onChange: (outcome?: string) => void;
}

/** For actions on a merchant's account that need a reason. */
export function ReasonForm({ label, hint, actions, onChange }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation(() => setReason(''));
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={label}
        hint={hint}
        rows={2}
        maxLength={reasonMaxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label: text, tone, done, send }) => (
          <Button
            key={text}
            tone={tone}
            size="small"
            inactive={isPending || reason.trim() === ''}
            onClick={() =>
              void mutate(() => send(reason)).then((succeeded) => onChange(succeeded ? done : undefined))
            }
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
