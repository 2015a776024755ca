import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormedId = /^[\w-]{1,64}$/;

/** The caller's own id when it is harmless to log and to send back, else a new one. */
export function chooseRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}
