import { useState } from 'react';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { brand } from '@postprocure/contracts/brand';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { NewOrderMessage, OrderMessage } from '@postprocure/contracts/order-messages/order-message';
import { orderMessageMaxLength } from '@postprocure/contracts/order-messages/order-message-limits';
import { Button } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { useMutation } from '../forms/use-mutation.ts';

interface OrderMessagesProps {
  messages: readonly OrderMessage[];
  /** Who is reading the page. */
  side: OrderMessage['from'];
  empty: string;
}

/** The conversation about an order. The reader's own messages are on the right. */
export const OrderMessages = ({ messages, side, empty }: OrderMessagesProps) =>
  messages.length === 0 ? (
    <p className="text-sm text-ink-soft">{empty}</p>
  ) : (
    <ol aria-label="Messages" aria-live="polite" className="grid grid-cols-1 gap-3">
      {messages.map(({ id, from, author, text, at }) => (
        <li
          key={id}
          className={classes(
            'w-fit max-w-[90%] rounded-md px-4 py-2.5 text-sm',
            from === side ? 'ml-auto bg-peacock-soft' : 'bg-paper-deep',
          )}
        >
          <p className="text-xs text-ink-soft">
            {describeAuthor(from, author, side)} · <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );

function describeAuthor(
  from: OrderMessage['from'],
  author: string | null,
  side: OrderMessage['from'],
): string {
  const name = author ?? 'Former user';
  return from === 'staff' && side === 'merchant' ? `${name}, ${brand.name}` : name;
}

interface MessageFormProps {
  label: string;
  hint: string;
  send: (message: NewOrderMessage) => Promise<unknown>;
  onDone: () => void;
}

export function OrderMessageForm({ label, hint, send, onDone }: MessageFormProps) {
  const [text, setText] = useState('');
  // A retry uses the same key, so that the server stores the message only once.
  const [key, setKey] = useState(createRandomKey);
  const { mutate, isPending, error } = useMutation(() => {
    setText('');
    setKey(createRandomKey());
    onDone();
  });
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void mutate(() => send({ text, key }));
      }}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        maxLength={orderMessageMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        inactive={isPending || text.trim() === ''}
      >
        {isPending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
