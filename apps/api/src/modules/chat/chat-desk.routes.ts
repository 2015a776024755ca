import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { chatStaffMessage, deskChat, inboxItemParams } from '@postprocure/contracts/inbox/inbox';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import { addItemRoutes, deskWrite, nothingInAnswer } from '../inbox/inbox-item.ts';
import type { ChatDesk } from './index.ts';

export const chatDeskRoutes =
  (desk: ChatDesk): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/chats/:id',
      {
        config: { permission: 'desk.read' },
        schema: { params: inboxItemParams, response: { 200: dataOf(deskChat) } },
      },
      async ({ params }) => ({ data: await desk.read(params.id) }),
    );

    addItemRoutes(app, '/api/desk/chats', desk);

    app.post(
      '/api/desk/chats/:id/messages',
      {
        config: deskWrite,
        schema: { params: inboxItemParams, body: chatStaffMessage, response: nothingInAnswer },
      },
      async (request) => {
        await desk.write(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );
    done();
  };
