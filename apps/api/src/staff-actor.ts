import type { FastifyRequest } from 'fastify';
import { readClient, type ClientContext } from './client-context.ts';

/** The staff member who does something, for the audit trail. */
export interface StaffActor {
  userId: string;
  client: ClientContext;
}

export const readStaffActor = (request: FastifyRequest): StaffActor => ({
  userId: request.staff.userId,
  client: readClient(request),
});
