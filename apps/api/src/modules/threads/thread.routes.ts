import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assignmentChange, newNote, statusChange, threadParams } from '@postprocure/contracts/desk';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import type { ThreadDesk } from './thread-acts.ts';

export const deskWrite = { permission: 'desk.write' } as const;
export const nothingInAnswer = { 200: dataOf(z.null()) };

/** The acts of `ThreadDesk` below an address of the desk. */
export function addThreadRoutes(instance: FastifyInstance, address: string, desk: ThreadDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `${address}/:id/status`,
    {
      config: deskWrite,
      schema: { params: threadParams, body: statusChange, response: nothingInAnswer },
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
      schema: { params: threadParams, body: assignmentChange, response: nothingInAnswer },
    },
    async (request) => {
      await desk.assign(readStaffActor(request), request.params.id, request.body);
      return { data: null };
    },
  );

  app.post(
    `${address}/:id/notes`,
    { config: deskWrite, schema: { params: threadParams, body: newNote, response: nothingInAnswer } },
    async (request) => {
      await desk.addNote(readStaffActor(request), request.params.id, request.body);
      return { data: null };
    },
  );
}
