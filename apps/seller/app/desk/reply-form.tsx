import { useState } from 'react';
import type { TicketReply } from '@postprocure/contracts/inbox/inbox';
import { replyMaxLength } from '@postprocure/contracts/inbox/ticket-status';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';

interface ReplyFormProps {
  to: string;
  send: (reply: Pick<TicketReply, 'text' | 'status'>) => Promise<unknown>;
  onChange: () => void;
}

export function ReplyForm({ to, send, onChange }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setText(''));
  const submit = async (status: TicketReply['status']) => {
    setSent(await mutate(() => send({ text, status })));
    onChange();
  };
  const isEmpty = text.trim() === '';
  return (
    <Card className="p-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit('waiting');
        }}
      >
        <h2 className="text-lg">Reply by email</h2>
        <TextAreaField
          label={`To ${to}`}
          hint="We add the greeting, reference and signature."
          rows={7}
          maxLength={replyMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {isSent && isEmpty && <StatusMessage tone="success">Your reply is being sent.</StatusMessage>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" inactive={isPending || isEmpty}>
            Send reply
          </Button>
          <Button
            tone="outline"
            size="small"
            inactive={isPending || isEmpty}
            onClick={() => void submit('resolved')}
          >
            Send and resolve
          </Button>
        </div>
      </form>
    </Card>
  );
}
