import { limitPerMinute } from '@postprocure/api/limits/client-rate-limiter';
import { AppError } from '@postprocure/contracts/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, sendPlainPage } from './plain-page.ts';

export interface PageLimit {
  /** Answers with the refusal, and says so, where the client has asked for too many pages. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** Bounds how many pages a client may ask for in a minute; 0 is no bound. Programs are refused as by the API. */
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
          title: 'One moment, please',
          explanation: `Your network has asked us for very many pages within a minute. You can go on in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
          afterSending:
            'Nothing was sent. Go back in your browser, where what you typed still stands, and send it again.',
          closing: 'Several people may share your line. If this keeps happening,',
        });
        return true;
      }
    },
  };
}
