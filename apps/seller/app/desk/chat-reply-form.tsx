import { useState } from 'react';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { findMissingVariable, type CannedValues } from '@postprocure/contracts/inbox/canned-variables';
import type { CannedReply, ChatStaffMessage } from '@postprocure/contracts/inbox/inbox';
import { chatTextMaxLength } from '@postprocure/contracts/limits';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';
import { addParagraph, CannedReplySelect, describeMissing } from './canned-reply-select.tsx';

interface ChatReplyFormProps {
  email: string | null;
  cannedReplies: readonly CannedReply[];
  cannedValues: CannedValues;
  send: (message: ChatStaffMessage) => Promise<unknown>;
  onDone: () => void;
}

export function ChatReplyForm({ email, cannedReplies, cannedValues, send, onDone }: ChatReplyFormProps) {
  const [text, setText] = useState('');
  const [byMail, setByMail] = useState(false);
  // A retry uses the same key, so that the server stores the message only once.
  const [key, setKey] = useState(createRandomKey);
  const { mutate, isPending, error } = useMutation(() => {
    setText('');
    setKey(createRandomKey());
    onDone();
  });
  const missing = findMissingVariable(text);
  return (
    <Card className="p-5">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void mutate(() => send({ text, key, byMail }));
        }}
      >
        <CannedReplySelect
          replies={cannedReplies}
          values={cannedValues}
          onChoose={(chosen) => setText(addParagraph(text, chosen))}
        />
        <TextAreaField
          label="Reply in the chat"
          error={missing === null ? undefined : describeMissing(missing)}
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
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <Button
          type="submit"
          size="small"
          className="justify-self-start"
          inactive={isPending || text.trim() === '' || missing !== null}
        >
          Send
        </Button>
      </form>
    </Card>
  );
}
