import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@postprocure/contracts/envelope';
import { AppError } from '@postprocure/contracts/app-error';

/** Handles requests that Node cannot parse, for example because the URL exceeds the header limit. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { message, code, status } = toAppError(error);
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
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

function toAppError(error: ConnectionError): AppError {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return hasLongAddress(error)
        ? new AppError('ADDRESS_TOO_LONG', 'The URL is too long.')
        : new AppError('HEADERS_TOO_LARGE', 'The request headers are too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('REQUEST_TIMEOUT', 'The request did not arrive in time.');
    default:
      return new AppError('INVALID_REQUEST', 'Invalid request.');
  }
}

/**
 * Whether the URL is too long. Node does not say which was too long, the URL or the headers, but the URL is in the
 * first line.
 */
function hasLongAddress({ rawPacket }: ConnectionError): boolean {
  const end = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0;
  return end === -1 || end > maxHeaderSize / 2;
}
