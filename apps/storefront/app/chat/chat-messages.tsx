import type { ReactNode } from 'react';
import { brand } from '@postprocure/contracts/brand';
import type { ChatMessage } from '@postprocure/contracts/chat/chat';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { classes } from '@postprocure/ui/classes';
import { chatWelcome } from './chat-texts.ts';

const looks = {
  user: 'ml-auto rounded-br-sm bg-peacock text-white',
  bot: 'mr-auto rounded-bl-sm bg-paper-deep text-ink',
  staff: 'mr-auto rounded-bl-sm bg-marigold-soft text-ink',
} as const;

/** A conversation, which always starts with the welcome message. */
export const ChatMessages = ({ messages }: { messages: readonly ChatMessage[] }) => (
  <ol className="grid grid-cols-1 gap-3">
    <Bubble type="bot" author="Automatic reply">
      {chatWelcome}
    </Bubble>
    {messages.map(({ id, type, text, authorName, sentAt }) => (
      <Bubble key={id} type={type} author={nameAuthor(type, authorName)} sentAt={sentAt}>
        {text}
      </Bubble>
    ))}
  </ol>
);

const nameAuthor = (type: ChatMessage['type'], name: string | null): string => {
  if (type === 'user') return 'You';
  return type === 'bot' ? 'Automatic reply' : (name ?? brand.name);
};

interface BubbleProps {
  type: ChatMessage['type'];
  author: string;
  sentAt?: string;
  children: ReactNode;
}

const Bubble = ({ type, author, sentAt, children }: BubbleProps) => (
  <li className={classes('w-fit max-w-[85%] rounded-md px-4 py-2.5', looks[type])}>
    <p className={classes('text-xs', type === 'user' ? 'text-white' : 'text-ink-soft')}>
      <span className="font-semibold">{author}</span>
      {sentAt !== undefined && (
        <>
          {', '}
          <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
        </>
      )}
    </p>
    <p className="mt-0.5 text-sm wrap-anywhere whitespace-pre-wrap">{children}</p>
  </li>
);
