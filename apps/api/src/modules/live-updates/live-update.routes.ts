import { PassThrough } from 'node:stream';
import type { FastifyPluginCallback } from 'fastify';
import { createRateLimitError } from '../../limits/rate-limit-error.ts';
import type { LiveUpdates } from './live-updates.ts';

/** A stream ends after this time. The browser then reconnects automatically. */
const maxStreamMs = 24 * 60 * 60_000;
const reconnectAfterMs = 3000;

/**
 * Server-sent events for the open pages of a merchant. An event only names what has changed; the page then fetches it
 * from the usual endpoint, which checks permissions.
 */
export const liveUpdateRoutes =
  (liveUpdates: LiveUpdates): FastifyPluginCallback =>
  (app, _options, done) => {
    const streams = new Set<PassThrough>();
    app.addHook('preClose', (closed) => {
      for (const stream of streams) stream.end();
      closed();
    });
    app.get(
      '/api/seller/events',
      {
        config: { permission: 'dashboard.read' },
        schema: { hide: true },
        handlerTimeout: maxStreamMs,
        exposeHeadRoute: false,
      },
      (request, reply) => {
        const { userId, sessionId, merchantId, permissions } = request.merchant;
        const stream = new PassThrough();
        const unsubscribe = liveUpdates.subscribe({
          userId,
          sessionId,
          merchantId,
          permissions,
          send: (topic) => stream.write(`event: ${topic}\ndata: {}\n\n`),
          beat: () => stream.write(': still here\n\n'),
          end: () => stream.end(),
        });
        if (!unsubscribe) throw createRateLimitError(60_000, 'Too many pages are open.');
        streams.add(stream);
        const finish = (): void => {
          unsubscribe();
          streams.delete(stream);
        };
        stream.once('close', finish);
        request.raw.once('close', () => stream.destroy());
        stream.write(`retry: ${reconnectAfterMs}\n\n`);
        return reply
          .headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'x-accel-buffering': 'no',
            // A connection that stays open after the stream would delay the shutdown of the process.
            connection: 'close',
          })
          .send(stream);
      },
    );
    done();
  };
