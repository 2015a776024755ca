import { useState } from 'react';
import type { NewNote } from '@postprocure/contracts/desk';
import { noteMaxLength } from '@postprocure/contracts/desk-status';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useAct } from '../forms/use-act.ts';

export function NoteForm({ send, onDone }: { send: (note: NewNote) => Promise<void>; onDone: () => void }) {
  const [text, setText] = useState('');
  const { act, acting, failure } = useAct(() => {
    setText('');
    onDone();
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => send({ text }));
      }}
    >
      <TextAreaField
        label="Internal note"
        hint="Only our staff read it."
        rows={3}
        maxLength={noteMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <Button
        type="submit"
        tone="secondary"
        size="small"
        className="justify-self-start"
        inactive={acting || text.trim() === ''}
      >
        Add note
      </Button>
    </form>
  );
}
