import { limitPerMinute } from '@postprocure/api/limits/client-rate-limiter';
import { AppError } from '@postprocure/contracts/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, sendPlainPage } from './plain-page.ts';

export interface PageLimit {
  /** Sends the rejection and returns true if the client has requested too many pages. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** Limits the pages per client and minute; 0 disables the limit. Programs receive the API error. */
export function createPageLimit(perMinute: number): PageLimit {
  const allowance = limitPerMinute(perMinute);
  return {
    refuses: (request, reply) => {
      try {
        allowance?.take(request.ip);
        return false;
      } catch (error) {
        if (!(error instanceof AppError) || !isForPerson(request)) throw error;
        const seconds = error.retryAfterSeconds ?? 1;
        void reply.header('retry-after', String(seconds));
        sendPlainPage(request, reply, error.status, {
          title: 'Too many requests',
          explanation: `We received too many requests from your network in the last minute. You can continue in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
          afterSending:
            'Your form was not sent. Go back in your browser, where your input is still there, and send it again.',
          closing: 'Others may be sharing your internet connection. If this keeps happening,',
        });
        return true;
      }
    },
  };
}
