import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  assignmentChange,
  chatStaffMessage,
  deskChat,
  newNote,
  statusChange,
  threadParams,
} from '@postprocure/contracts/desk';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import type { ChatDesk } from './index.ts';

const writing = { permission: 'desk.write' } as const;
const nothing = { 200: dataOf(z.null()) };

export const chatDeskRoutes =
  (desk: ChatDesk): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/chats/:id',
      {
        config: { permission: 'desk.read' },
        schema: { params: threadParams, response: { 200: dataOf(deskChat) } },
      },
      async ({ params }) => ({ data: await desk.read(params.id) }),
    );

    app.post(
      '/api/desk/chats/:id/status',
      { config: writing, schema: { params: threadParams, body: statusChange, response: nothing } },
      async (request) => {
        await desk.changeStatus(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/desk/chats/:id/assignment',
      { config: writing, schema: { params: threadParams, body: assignmentChange, response: nothing } },
      async (request) => {
        await desk.assign(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/desk/chats/:id/notes',
      { config: writing, schema: { params: threadParams, body: newNote, response: nothing } },
      async (request) => {
        await desk.addNote(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/desk/chats/:id/messages',
      { config: writing, schema: { params: threadParams, body: chatStaffMessage, response: nothing } },
      async (request) => {
        await desk.write(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );
    done();
  };
