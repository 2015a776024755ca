import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/chat';
import { BackLink } from '../../desk/back-link.tsx';
import { ChatMessages } from '../../desk/chat-messages.tsx';
import { ChatReplyForm } from '../../desk/chat-reply-form.tsx';
import { ItemHistory } from '../../desk/item-history.tsx';
import { ItemPanel } from '../../desk/item-panel.tsx';
import { useLoginOnExpiry } from '../../forms/use-mutation.ts';
import { formatMoment } from '../../format-moment.ts';
import { pageTitle } from '../../page-title.ts';
import { deskApi } from '../../seller-api.ts';
import { useIsSessionOver } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [chat, staff] = await Promise.all([deskApi.chats.read(params.id), deskApi.listStaff()]);
  return { chat, staff };
}

const refreshMs = 10_000;

export default function Chat({ loaderData: { chat, staff } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { id, version, reference, name, email, messages, events, status } = chat;
  const isOver = useIsSessionOver();
  const loginIfExpired = useLoginOnExpiry();
  // Ignore other failures, because the next poll may succeed.
  const giveUp = useEffectEvent((error: unknown) => void loginIfExpired(error));
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      // Poll only the chat, and reload the page when it has changed.
      deskApi.chats.read(id).then((fresh) => {
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
        {reference}, begun {formatMoment(chat.createdAt)}
        {email && `, ${email}`}
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6">
          <ChatMessages name={name} messages={messages} />
          {status === 'spam' ? (
            <StatusMessage>This is marked as spam. Reopen it to reply.</StatusMessage>
          ) : (
            <ChatReplyForm
              key={id}
              email={email}
              send={(message) => deskApi.chats.write(id, message)}
              onDone={reload}
            />
          )}
          <ItemHistory events={events} empty="There is no other information about this chat." />
        </div>
        <ItemPanel item={chat} staff={staff} api={deskApi.chats} onChange={reload} />
      </div>
    </>
  );
}
