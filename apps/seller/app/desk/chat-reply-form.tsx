import { useState } from 'react';
import { createRandomKey } from '@postprocure/api-client/random-key';
import type { ChatStaffMessage } from '@postprocure/contracts/desk';
import { chatTextMaxLength } from '@postprocure/contracts/limits';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useAct } from '../forms/use-act.ts';

interface ChatReplyFormProps {
  email: string | null;
  send: (message: ChatStaffMessage) => Promise<void>;
  onDone: () => void;
}

export function ChatReplyForm({ email, send, onDone }: ChatReplyFormProps) {
  const [text, setText] = useState('');
  const [byMail, setByMail] = useState(false);
  // The same for each attempt to send one message, so that a lost answer does not say it twice.
  const [key, setKey] = useState(createRandomKey);
  const { act, acting, failure } = useAct(() => {
    setText('');
    setKey(createRandomKey());
    onDone();
  });
  return (
    <Card className="p-5">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void act(() => send({ text, key, byMail }));
        }}
      >
        <TextAreaField
          label="Reply in the chat"
          rows={4}
          maxLength={chatTextMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {email !== null && (
          <CheckboxField
            label={`Also send it to ${email}`}
            checked={byMail}
            onChange={({ target }) => setByMail(target.checked)}
          />
        )}
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        <Button
          type="submit"
          size="small"
          className="justify-self-start"
          inactive={acting || text.trim() === ''}
        >
          Send
        </Button>
      </form>
    </Card>
  );
}
