import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormedId = /^[\w-]{1,64}$/;

/** Uses the caller's ID if it is safe to log and to return. Otherwise, creates a new one. */
export function chooseRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}
