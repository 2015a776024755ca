import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { validatorCompiler, type FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { formKinds, listFields, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { ticketReceipt, idempotencyHeaders } from '@postprocure/contracts/tickets/form-schema';
import { createRateLimitError } from '../../limits/rate-limit-error.ts';
import { formSchemas } from './form-schemas.ts';
import type { TicketsService } from './index.ts';
import { maxFormBytes, type ReceivedForm } from './read-upload.ts';

const summaries: Record<FormKind, string> = {
  contact: 'Send the contact form',
  concern: 'Report a concern',
  reseller: 'Apply as a reseller',
  sourcing: 'Submit a sourcing request',
  'bulk-order': 'Ask for a bulk order',
  'support-ticket': 'Raise a support ticket',
};

/** Two megabits a second are enough for five files of 5 MB. */
const uploadTimeoutMs = 110_000;

export const ticketsRoutes =
  (service: TicketsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const received = new WeakMap<object, ReceivedForm>();

    app.addHook('onRequest', (request, reply, next) => {
      const allowance = service.countSubmission(request.ip);
      if (allowance === null) return next();
      const reset = Math.ceil(allowance.resetMs / 1000);
      void reply.headers({
        'ratelimit-limit': allowance.limit,
        'ratelimit-remaining': allowance.remaining,
        'ratelimit-reset': reset,
      });
      if (allowance.isAllowed) return next();
      void reply.header('retry-after', reset);
      next(createRateLimitError(allowance.resetMs));
    });
    // Read here, before the request counts as work: a slow upload must not hold a place that others wait for.
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
      const form = await service.receive(payload, request.headers['content-type'] ?? '');
      received.set(request, form);
      return form.values;
    });
    app.addHook('onResponse', async (request) => {
      await received.get(request)?.discard();
    });

    for (const kind of formKinds) {
      const takesFiles = listFields(formDefinitions[kind]).some(({ type }) => type === 'files');
      app.post(
        `/api/tickets/${kind}`,
        {
          config: { errorCodes: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] },
          bodyLimit: maxFormBytes,
          handlerTimeout: uploadTimeoutMs,
          // The service parses, and answers for each field with the words that the page shows.
          validatorCompiler: (route) =>
            route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route as never),
          schema: {
            tags: ['Tickets'],
            summary: summaries[kind],
            description: [
              'Stores the form, sends a confirmation to the address given and answers with a reference number. As JSON, or as `multipart/form-data` with the same names.',
              takesFiles
                ? 'As multipart it takes up to five files of at most 5 MB each, images and PDF.'
                : '',
              'What is wrong is told for each field in `fields`. Sent again with the same `Idempotency-Key`, or unchanged within ten minutes, it is stored once.',
            ]
              .filter((sentence) => sentence !== '')
              .join(' '),
            headers: idempotencyHeaders,
            body: formSchemas[kind],
            response: { 200: dataOf(ticketReceipt) },
          },
        },
        async (request) => ({
          data: await service.submit(kind, {
            values: request.body,
            files: received.get(request)?.files ?? [],
            client: request.ip,
            submissionKey: request.headers['idempotency-key'] ?? null,
          }),
        }),
      );
    }
    done();
  };
