import type { FastifyRequest } from 'fastify';
import { readClient, type ClientContext } from './client-context.ts';

/** Who of our staff does something, and from where. */
export interface StaffActor {
  userId: string;
  client: ClientContext;
}

export const readStaffActor = (request: FastifyRequest): StaffActor => ({
  userId: request.staff.userId,
  client: readClient(request),
});
