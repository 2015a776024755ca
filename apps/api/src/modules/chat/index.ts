import type { ChatConversation, ChatMessage, NewChatMessage } from '@postprocure/contracts/chat/chat';
import type { ChatStaffMessage, DeskChat, InboxItem } from '@postprocure/contracts/inbox/inbox';
import type { Pool } from '@postprocure/db/pool';
import { ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import type { StaffActor } from '../../staff-actor.ts';
import type { InboxFilter, ItemActions } from '../inbox/inbox-item.ts';
import { chatCookie } from './chat-cookie.ts';
import {
  addChatNote,
  assignChat,
  changeChatStatus,
  listChatInbox,
  readChat,
  writeToVisitor,
} from './chat-desk.service.ts';
import { readConversation, sendMessage } from './chat.service.ts';

/** One request's view of the one conversation it may touch. */
export interface ChatVisit {
  readConversation(after?: number): Promise<ChatConversation>;
  send(message: NewChatMessage): Promise<ChatMessage[]>;
  /** To be sent along with the answer, once something was said. */
  readonly setCookie: string | null;
}

export interface ChatService {
  /** The conversation of the device that shows this cookie, from this address. */
  visit(cookieHeader: string | undefined, address: string): ChatVisit;
  desk: ChatDesk;
}

/** What staff do with conversations. */
export interface ChatDesk extends ItemActions {
  list(filter: InboxFilter): Promise<(InboxItem & { moment: string })[]>;
  read(id: string): Promise<DeskChat>;
  write(actor: StaffActor, id: string, message: ChatStaffMessage): Promise<void>;
}

export interface ChatOptions {
  database: Pool;
  /** True where the public address is https. */
  secureCookies: boolean;
  allowance?: ClientRateLimiter;
}

/** Several people of one office may write at the same time; a program that floods us may not. */
const usualAllowance = { burst: 30, refillMs: 2000 };

export function createChat({
  database,
  secureCookies,
  allowance = new ClientRateLimiter(usualAllowance),
}: ChatOptions): ChatService {
  return {
    visit: (cookieHeader, address) => {
      const visitorKey = chatCookie.read(cookieHeader);
      let setCookie: string | null = null;
      return {
        readConversation: (after) => readConversation(database, visitorKey, after),
        send: async (message) => {
          allowance.take(address);
          const sent = await sendMessage(database, visitorKey, message);
          // Sent each time, so that the cookie of somebody who keeps writing never runs out.
          setCookie = chatCookie.write(sent.visitorKey, { secure: secureCookies });
          return sent.messages;
        },
        get setCookie() {
          return setCookie;
        },
      };
    },
    desk: {
      list: (filter) => listChatInbox(database, filter),
      read: (id) => readChat(database, id),
      changeStatus: (actor, id, change) => changeChatStatus(database, actor, id, change),
      assign: (actor, id, change) => assignChat(database, actor, id, change),
      addNote: (actor, id, note) => addChatNote(database, actor, id, note),
      write: (actor, id, message) => writeToVisitor(database, actor, id, message),
    },
  };
}
