import { useState } from 'react';
import type { EnquiryReply } from '@postprocure/contracts/desk';
import { replyMaxLength } from '@postprocure/contracts/desk-status';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useAct } from '../forms/use-act.ts';

interface ReplyFormProps {
  to: string;
  /** What is typed stays when it is refused, so that nothing has to be written twice. */
  send: (reply: Pick<EnquiryReply, 'text' | 'status'>) => Promise<void>;
  onChange: () => void;
}

export function ReplyForm({ to, send, onChange }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { act, acting, failure } = useAct(() => setText(''));
  const submit = async (status: EnquiryReply['status']) => {
    setSent(await act(() => send({ text, status })));
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
        <h2 className="text-lg">Reply by e-mail</h2>
        <TextAreaField
          label={`To ${to}`}
          hint="Greeting, reference and signature are added."
          rows={7}
          maxLength={replyMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {isSent && isEmpty && <StatusMessage tone="success">The reply is on its way.</StatusMessage>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" inactive={acting || isEmpty}>
            Send reply
          </Button>
          <Button
            tone="outline"
            size="small"
            inactive={acting || isEmpty}
            onClick={() => void submit('resolved')}
          >
            Send and resolve
          </Button>
        </div>
      </form>
    </Card>
  );
}
