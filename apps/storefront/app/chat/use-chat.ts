import { useCallback, useEffect, useRef, useState } from 'react';
import { createRandomKey } from '@postprocure/api-client/random-key';
import type { ChatMessage } from '@postprocure/contracts/chat/chat';
import { browserApi } from '../browser-api.ts';
import { settle } from '../data/loaded.ts';
import { chatPollMs, chatReplyMs } from '../timings.ts';
import { mergeMessages } from './merge-messages.ts';

export interface ChatContact {
  name: string;
  email: string;
}

export interface Chat {
  /** Undefined until the messages are loaded. */
  messages: readonly ChatMessage[] | undefined;
  contact: ChatContact;
  setContact: (contact: ChatContact) => void;
  loadError: string | undefined;
  load: () => void;
  sending: boolean;
  sendError: string | undefined;
  /** Resolves to true once the server has stored the message. */
  send: (text: string) => Promise<boolean>;
}

/** The visitor's conversation. Loaded when the chat is first opened, and polled while it stays open. */
export function useChat(isOpen: boolean): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>();
  const [contact, setContact] = useState<ChatContact>({ name: '', email: '' });
  const [loadError, setLoadError] = useState<string>();
  const [sendError, setSendError] = useState<string>();
  const [sending, setSending] = useState(false);
  // The IDs of automatic replies, which are shown after a short delay.
  const heldBack = useRef(new Set<number>());
  // A retry uses the same key, so that the server stores the message once.
  const unsent = useRef<{ text: string; key: string }>(undefined);

  const show = useCallback((arrived: readonly ChatMessage[]) => {
    setMessages((known = []) =>
      mergeMessages(
        known,
        arrived.filter(({ id }) => !heldBack.current.has(id)),
      ),
    );
  }, []);

  const load = useCallback(async () => {
    setLoadError(undefined);
    const loaded = await settle(browserApi('GET /api/chat/messages'));
    if ('failure' in loaded) {
      setLoadError(loaded.failure);
      return;
    }
    const { name, email } = loaded.value;
    setContact((typed) => ({ name: typed.name || (name ?? ''), email: typed.email || (email ?? '') }));
    show(loaded.value.messages);
  }, [show]);

  const isLoaded = messages !== undefined;
  useEffect(() => {
    if (isOpen && !isLoaded) void load();
  }, [isOpen, isLoaded, load]);

  const lastId = messages?.at(-1)?.id;
  useEffect(() => {
    if (!isOpen || !isLoaded) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      // Errors are ignored, because the next poll loads the same messages.
      void settle(
        browserApi('GET /api/chat/messages', {
          query: lastId === undefined ? {} : { after: String(lastId) },
        }),
      ).then((loaded) => {
        if ('value' in loaded) show(loaded.value.messages);
      });
    }, chatPollMs);
    return () => clearInterval(timer);
  }, [isOpen, isLoaded, lastId, show]);

  const send = async (text: string): Promise<boolean> => {
    if (unsent.current?.text !== text) unsent.current = { text, key: createRandomKey() };
    setSendError(undefined);
    setSending(true);
    const sent = await settle(
      browserApi('POST /api/chat/messages', { body: { ...unsent.current, ...contact } }),
    );
    setSending(false);
    if ('failure' in sent) {
      setSendError(sent.failure);
      return false;
    }
    unsent.current = undefined;
    const { messages: delivered } = sent.value;
    const replies = delivered.filter(({ type }) => type === 'bot');
    for (const { id } of replies) heldBack.current.add(id);
    show(delivered);
    setTimeout(() => {
      for (const { id } of replies) heldBack.current.delete(id);
      show(replies);
    }, chatReplyMs);
    return true;
  };

  return {
    messages,
    contact,
    setContact,
    loadError,
    load: () => void load(),
    sending,
    sendError,
    send,
  };
}
