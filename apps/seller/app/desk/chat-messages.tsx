import type { DeskChat } from '@postprocure/contracts/inbox/inbox';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { formatDateTime } from '@postprocure/contracts/indian-date';

const looks = {
  user: 'bg-paper-deep',
  bot: 'ml-auto border border-line text-ink-soft',
  staff: 'ml-auto bg-peacock-soft',
} as const;

export const ChatMessages = ({ name, messages }: Pick<DeskChat, 'name' | 'messages'>) => (
  <Card className="p-5">
    <h2 className="mb-4 text-lg">Conversation</h2>
    <ol className="grid grid-cols-1 gap-3" aria-live="polite">
      {messages.map(({ id, type, text, authorName, sentAt }) => (
        <li key={id} className={classes('w-fit max-w-[85%] rounded-md px-4 py-2.5 text-sm', looks[type])}>
          <p className="text-xs text-ink-soft">
            {type === 'user' ? (name ?? 'Visitor') : type === 'bot' ? 'Automatic reply' : authorName} ·{' '}
            <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  </Card>
);
