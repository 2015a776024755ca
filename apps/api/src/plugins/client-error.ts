import { randomUUID } from 'node:crypto';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@postprocure/contracts/envelope';

/** Answers what Node could not even parse as a request, such as an address longer than its header limit. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const body = JSON.stringify({
    message: describe(error),
    code: 'INVALID_REQUEST',
    requestId,
  } satisfies ErrorBody);
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function describe(error: ConnectionError): string {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'The address or the headers of the request are too long.';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request did not arrive in time.';
  return 'The request could not be understood.';
}
