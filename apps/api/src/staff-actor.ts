import type { FastifyRequest } from 'fastify';
import { readClient } from './client-context.ts';
import type { DeskActor } from './desk-rules.ts';

export const readStaffActor = (request: FastifyRequest): DeskActor => ({
  userId: request.staff.userId,
  client: readClient(request),
});
