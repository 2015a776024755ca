import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { chatTextMaxLength } from '@postprocure/contracts/limits';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { IconButton } from '@postprocure/ui/icon-button';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { ChatMessages } from './chat-messages.tsx';
import { chatHours } from './chat-texts.ts';
import { useChat, type Chat } from './use-chat.ts';

/** The live chat panel. It is not modal, so the page behind it stays usable. */
export function ChatPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const chat = useChat(true);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      id={id}
      role="dialog"
      aria-label="Live chat"
      onKeyDown={closeOnEscape}
      className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col overflow-hidden rounded-t-lg border border-line bg-white shadow-panel sm:inset-x-auto sm:right-6 sm:bottom-6 sm:h-[36rem] sm:max-h-[calc(100dvh-3rem)] sm:w-96 sm:rounded-lg low:inset-y-0 low:h-auto low:max-h-none low:rounded-none"
    >
      <div className="on-dark flex items-start justify-between gap-3 bg-aubergine py-3 pr-2 pl-5 text-on-dark">
        <div>
          <h2 className="font-semibold">Live chat</h2>
          <p className="text-xs text-on-dark-soft">{chatHours}</p>
        </div>
        <IconButton icon="close" label="Close chat" onClick={onClose} />
      </div>
      <Conversation chat={chat} />
      <Composer chat={chat} />
    </div>
  );
}

function Conversation({ chat: { messages, loadError, load } }: { chat: Chat }) {
  return (
    // The reversed column layout keeps the newest message in view when the size changes.
    <div
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className="flex min-h-32 flex-1 flex-col-reverse low:min-h-16 overflow-y-auto p-4"
    >
      <div className="mb-auto">
        {loadError !== undefined && <LoadFailure message={loadError} onRetry={load} />}
        {messages ? (
          <ChatMessages messages={messages} />
        ) : (
          loadError === undefined && <LoadingText>Loading...</LoadingText>
        )}
      </div>
    </div>
  );
}

function Composer({ chat }: { chat: Chat }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async () => {
    if (text.trim() === '' || chat.sending) return;
    if (await chat.send(text)) setText('');
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    // Uses the reversed column layout as well: if the form is too tall, the message field stays in view.
    <form
      onSubmit={submit}
      className="flex min-h-36 flex-col-reverse overflow-y-auto border-t border-line bg-paper"
    >
      <div className="grid grid-cols-1 gap-3 p-4">
        <ContactFields chat={chat} />
        {chat.sendError !== undefined && (
          <LoadFailure message={`Your message wasn't sent. ${chat.sendError}`} onRetry={() => void send()} />
        )}
        <div className="flex items-end gap-2">
          <label className="grow">
            <span className="sr-only">Your message</span>
            <textarea
              ref={field}
              rows={2}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={sendOnEnter}
              readOnly={chat.sending}
              maxLength={chatTextMaxLength}
              placeholder="Type your message..."
              className="block max-h-40 min-h-12 w-full rounded-md border border-line-strong bg-white px-3 py-2 text-base placeholder:text-ink-soft"
            />
          </label>
          <Button type="submit" inactive={chat.sending}>
            {chat.sending ? 'Sending...' : 'Send'}
          </Button>
        </div>
      </div>
    </form>
  );
}

function ContactFields({ chat: { contact, setContact } }: { chat: Chat }) {
  return (
    <details className="text-sm">
      <summary className="py-2.5 font-semibold text-peacock">Also get the answer by email (optional)</summary>
      <div className="mt-2 grid grid-cols-1 gap-3">
        <TextField
          label="Name"
          value={contact.name}
          onChange={(event) => setContact({ ...contact, name: event.target.value })}
          maxLength={200}
          autoComplete="name"
        />
        <TextField
          label="Email"
          type="email"
          value={contact.email}
          onChange={(event) => setContact({ ...contact, email: event.target.value })}
          maxLength={254}
          autoComplete="email"
        />
      </div>
    </details>
  );
}
