import { useState } from 'react';
import { findMissingVariable, type CannedValues } from '@postprocure/contracts/inbox/canned-variables';
import type { CannedReply, TicketReply } from '@postprocure/contracts/inbox/inbox';
import { replyMaxLength } from '@postprocure/contracts/inbox/ticket-status';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';
import { addParagraph, CannedReplySelect, describeMissing } from './canned-reply-select.tsx';

interface ReplyFormProps {
  to: string;
  cannedReplies: readonly CannedReply[];
  cannedValues: CannedValues;
  send: (reply: Pick<TicketReply, 'text' | 'status'>) => Promise<unknown>;
  onChange: () => void;
}

export function ReplyForm({ to, cannedReplies, cannedValues, send, onChange }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setText(''));
  const submit = async (status: TicketReply['status']) => {
    setSent(await mutate(() => send({ text, status })));
    onChange();
  };
  const isEmpty = text.trim() === '';
  const missing = findMissingVariable(text);
  const inactive = isPending || isEmpty || missing !== null;
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
        <CannedReplySelect
          replies={cannedReplies}
          values={cannedValues}
          onChoose={(chosen) => setText(addParagraph(text, chosen))}
        />
        <TextAreaField
          label={`To ${to}`}
          hint="We add the reference, the signature and, unless you write one, the greeting."
          error={missing === null ? undefined : describeMissing(missing)}
          rows={7}
          maxLength={replyMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {isSent && isEmpty && <StatusMessage tone="success">Your reply is being sent.</StatusMessage>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" inactive={inactive}>
            Send reply
          </Button>
          <Button tone="outline" size="small" inactive={inactive} onClick={() => void submit('resolved')}>
            Send and resolve
          </Button>
        </div>
      </form>
    </Card>
  );
}
