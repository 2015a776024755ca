import { limitPerMinute } from '@postprocure/api/limits/client-rate-limiter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, sendPlainPage } from './plain-page.ts';

export interface PageLimit {
  /** Responds with 429 and returns true if the client has requested too many pages. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** Limits page requests per client and minute; 0 disables the limit. Programs get the same error as from the API. */
export function createPageLimit(perMinute: number): PageLimit {
  const limiter = limitPerMinute(perMinute);
  return {
    refuses: (request, reply) => {
      const error = limiter?.tryTake(request.ip).error;
      if (!error) return false;
      if (!isForPerson(request)) throw error;
      const seconds = error.retryAfterSeconds ?? 1;
      void reply.header('retry-after', String(seconds));
      sendPlainPage(request, reply, error.status, {
        title: 'One moment, please',
        explanation: `Your network has requested too many pages within a minute. You can continue in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
        afterSending:
          'Your form was not sent. Go back in your browser to find what you typed, and send it again.',
        closing: 'Others may be sharing your internet connection. If this keeps happening,',
      });
      return true;
    },
  };
}
