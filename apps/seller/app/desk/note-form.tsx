import { useState } from 'react';
import type { NewNote } from '@postprocure/contracts/inbox/inbox';
import { noteMaxLength } from '@postprocure/contracts/inbox/ticket-status';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';

export function NoteForm({
  send,
  onDone,
}: {
  send: (note: NewNote) => Promise<unknown>;
  onDone: () => void;
}) {
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useMutation(() => {
    setText('');
    onDone();
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void mutate(() => send({ text }));
      }}
    >
      <TextAreaField
        label="Internal note"
        hint="Only visible to staff."
        rows={3}
        maxLength={noteMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button
        type="submit"
        tone="secondary"
        size="small"
        className="justify-self-start"
        inactive={isPending || text.trim() === ''}
      >
        Add note
      </Button>
    </form>
  );
}
