import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assignmentChange, newNote, statusChange, inboxItemParams } from '@postprocure/contracts/inbox/inbox';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import type { ItemActions } from './item-actions.ts';

export const deskWrite = { permission: 'desk.write' } as const;
export const nothingInAnswer = { 200: dataOf(z.null()) };

/** The acts of `ItemActions` below an address of the desk. */
export function addItemRoutes(instance: FastifyInstance, address: string, desk: ItemActions): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `${address}/:id/status`,
    {
      config: deskWrite,
      schema: { params: inboxItemParams, body: statusChange, response: nothingInAnswer },
    },
    async (request) => {
      await desk.changeStatus(readStaffActor(request), request.params.id, request.body);
      return { data: null };
    },
  );

  app.post(
    `${address}/:id/assignment`,
    {
      config: deskWrite,
      schema: { params: inboxItemParams, body: assignmentChange, response: nothingInAnswer },
    },
    async (request) => {
      await desk.assign(readStaffActor(request), request.params.id, request.body);
      return { data: null };
    },
  );

  app.post(
    `${address}/:id/notes`,
    { config: deskWrite, schema: { params: inboxItemParams, body: newNote, response: nothingInAnswer } },
    async (request) => {
      await desk.addNote(readStaffActor(request), request.params.id, request.body);
      return { data: null };
    },
  );
}
