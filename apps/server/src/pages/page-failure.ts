import type { AppError } from '@postprocure/contracts/app-error';
import { recordFailure, sendError } from '@postprocure/api/plugins/error-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, sendPlainPage, type PlainPage } from './plain-page.ts';

/** What failed before or beside the rendering of a page: to a person a page all the same, never the API's answer. */
export function sendPageFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!isForPerson(request)) {
    sendError(error, request, reply);
    return;
  }
  const known = recordFailure(error, request, reply);
  sendPlainPage(request, reply, known.status, chooseWords(known));
}

const afterSending = 'Go back in your browser: what you typed still stands there.';

function chooseWords({ status, message }: AppError): PlainPage {
  if (status === 503) {
    return {
      title: 'We are very busy',
      explanation: 'More people are here than we can answer at once. Please try again in a few seconds.',
      afterSending,
      closing: 'If it stays like this,',
    };
  }
  if (status >= 500) {
    return {
      title: 'Something went wrong',
      explanation: 'This is our fault, not yours. Please try again in a moment.',
      afterSending,
      closing: 'If it stays like this,',
    };
  }
  return { title: 'This did not work', explanation: message, afterSending, closing: 'If you need help,' };
}
