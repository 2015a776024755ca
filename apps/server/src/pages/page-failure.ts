import type { AppError } from '@postprocure/contracts/app-error';
import { recordFailure, sendError } from '@postprocure/api/plugins/error-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, sendPlainPage, type PlainPage } from './plain-page.ts';

/** Answers a failed page request with an HTML page for people and the API error for programs. */
export function sendPageFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!isForPerson(request)) {
    sendError(error, request, reply);
    return;
  }
  const known = recordFailure(error, request, reply);
  sendPlainPage(request, reply, known.status, chooseWords(known));
}

const afterSending = 'Go back in your browser. Your input is still there.';

function chooseWords({ status, message }: AppError): PlainPage {
  if (status === 503) {
    return {
      title: 'We are very busy right now',
      explanation:
        'We have more visitors than we can serve at the moment. Please try again in a few seconds.',
      afterSending,
      closing: 'If the problem persists,',
    };
  }
  if (status >= 500) {
    return {
      title: 'Something went wrong',
      explanation: 'This is a problem on our side. Please try again in a moment.',
      afterSending,
      closing: 'If the problem persists,',
    };
  }
  return {
    title: 'We couldn’t process your request',
    explanation: message,
    afterSending,
    closing: 'If you need help,',
  };
}
