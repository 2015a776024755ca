import { chatConversation, chatDelivery, chatQuery, newChatMessage } from '@postprocure/contracts/chat/chat';
import { dataOf } from '@postprocure/contracts/envelope';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ChatService } from './index.ts';

const tags = ['Chat'];

export const chatRoutes =
  (chat: ChatService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/chat/messages',
      {
        schema: {
          tags,
          summary: 'Read the conversation',
          description:
            'What the visitor who is known by the cookie and our team have written, at most the newest 200 messages. Without a cookie there is none.',
          querystring: chatQuery,
          response: { 200: dataOf(chatConversation) },
        },
      },
      async (request) => ({
        data: await chat.visit(request.headers.cookie, request.ip).readConversation(request.query.after),
      }),
    );

    app.post(
      '/api/chat/messages',
      {
        config: { errorCodes: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] },
        bodyLimit: 20_000,
        schema: {
          tags,
          summary: 'Send a message',
          description:
            'Stores a message, begins a conversation where there is none, and answers with the message and an automatic reply. Clients are limited to a few messages a minute.',
          body: newChatMessage,
          response: { 200: dataOf(chatDelivery) },
        },
      },
      async (request, reply) => {
        const visit = chat.visit(request.headers.cookie, request.ip);
        const messages = await visit.send(request.body);
        if (visit.setCookie !== null) void reply.header('set-cookie', visit.setCookie);
        return { data: { messages } };
      },
    );
    done();
  };
