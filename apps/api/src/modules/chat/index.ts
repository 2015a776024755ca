import type { ChatConversation, ChatMessage, NewChatMessage } from '@postprocure/contracts/chat';
import type { Pool } from '@postprocure/db/pool';
import { ClientAllowance } from '../../client-allowance.ts';
import { chatCookie } from './chat-cookie.ts';
import { readConversation, sendMessage } from './chat.service.ts';

export { chatRoutes } from './chat.routes.ts';

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
}

export interface ChatOptions {
  database: Pool;
  /** True where the public address is https. */
  secureCookies: boolean;
  allowance?: ClientAllowance;
}

/** Several people of one office may write at the same time; a program that floods us may not. */
const usualAllowance = { burst: 30, refillMs: 2000 };

export function createChat({
  database,
  secureCookies,
  allowance = new ClientAllowance(usualAllowance),
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
  };
}
