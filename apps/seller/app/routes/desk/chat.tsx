import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/chat';
import { BackLink } from '../../desk/back-link.tsx';
import { ChatMessages } from '../../desk/chat-messages.tsx';
import { ChatReplyForm } from '../../desk/chat-reply-form.tsx';
import { ItemHistory } from '../../desk/item-history.tsx';
import { ReplyClock } from '../../desk/reply-clock.tsx';
import { ItemPanel } from '../../desk/item-panel.tsx';
import { useLoginOnExpiry } from '../../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useIsSessionOver, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [chat, { staff }, { replies }] = await Promise.all([
    api('GET /api/desk/chats/:id', { params }),
    api('GET /api/desk/staff'),
    api('GET /api/desk/canned-replies'),
  ]);
  return { chat, staff, replies };
}

const refreshMs = 10_000;

export default function Chat({ loaderData: { chat, staff, replies } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { id, version, reference, name, email, messages, events, status, waiting } = chat;
  const { user } = useSession();
  const isOver = useIsSessionOver();
  const loginIfExpired = useLoginOnExpiry();
  // Errors other than an expired session may be temporary: the next poll may succeed.
  const giveUp = useEffectEvent((error: unknown) => void loginIfExpired(error));
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      // Polls only the chat, and reloads the page when the version has changed.
      api('GET /api/desk/chats/:id', { params: { id } }).then((fresh) => {
        if (fresh.version !== version) void revalidate();
      }, giveUp);
    }, refreshMs);
    return () => clearInterval(timer);
  }, [id, version, isOver, revalidate]);
  return (
    <>
      <title>{pageTitle(reference)}</title>
      <BackLink to="/desk">Inbox</BackLink>
      <PageHeader title={`Chat with ${name ?? 'a visitor'}`}>
        {reference}, started {formatDateTime(chat.createdAt)}
        {email && `, ${email}`}{' '}
        {waiting && (
          <span className="mt-1 block text-sm">
            <ReplyClock waiting={waiting} />
          </span>
        )}
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6">
          <ChatMessages name={name} messages={messages} />
          {status === 'spam' ? (
            <StatusMessage>This chat is marked as spam. Reopen it to reply.</StatusMessage>
          ) : (
            <ChatReplyForm
              key={id}
              email={email}
              cannedReplies={replies}
              cannedValues={{
                '{name}': name,
                '{reference}': reference,
                '{order number}': null,
                '{my name}': user.name,
              }}
              send={(message) => api('POST /api/desk/chats/:id/messages', { params: { id }, body: message })}
              onDone={reload}
            />
          )}
          <ItemHistory events={events} empty="No notes or status changes yet." />
        </div>
        <ItemPanel item={chat} staff={staff} kind="chats" onChange={reload} />
      </div>
    </>
  );
}
