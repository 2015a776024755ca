import { createHash } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import type { Carrier } from '@postprocure/connectors/carriers/carrier';
import { readShiprocketWebhook } from '@postprocure/connectors/carriers/shiprocket-schemas';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import {
  insertWebhookEvent,
  lockWebhookEvent,
  queueWebhookEvent,
  saveWebhookOutcome,
  type WebhookOutcome,
} from '../payments/index.ts';
import { applyTracking } from './apply-tracking.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';

const maxBodyBytes = 1_000_000;

/** Receives the carrier's tracking webhooks. Shiprocket refuses URLs that contain its name, so the URL does not. */
export const trackingWebhookRoutes =
  (parts: { database: Pool; carrier: Carrier }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    app.post('/api/hooks/tracking', { schema: { hide: true } }, async ({ body, headers }) => {
      await receiveTracking(parts, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        key: String(headers['x-api-key'] ?? ''),
      });
      return { data: null };
    });
    done();
  };

/**
 * Verifies a webhook, stores it and queues its processing. The carrier sends no event ID, so a hash of the content is
 * used instead.
 */
async function receiveTracking(
  { database, carrier }: { database: Pool; carrier: Carrier },
  { body, key }: { body: Buffer; key: string },
): Promise<void> {
  if (!carrier.verifyWebhook(key)) throw new AppError('UNAUTHENTICATED', 'The key is not valid.');
  const update = readUpdate(body);
  if (update === null) throw new AppError('INVALID_REQUEST', 'The body is not a tracking event.');
  const status = update.scans.at(-1)?.status ?? 'scan';
  await withTransaction(database, async (tx) => {
    const id = await insertWebhookEvent(tx, {
      source: 'shiprocket',
      eventId: createHash('sha256').update(body).digest('hex'),
      event: `tracking.${status}`,
      body,
    });
    if (id !== null) await queueWebhookEvent(tx, { id, source: 'shiprocket' });
  });
}

function readUpdate(body: Buffer): ReturnType<typeof readShiprocketWebhook> | null {
  try {
    return readShiprocketWebhook(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

/** Processes a stored event. A failure is saved and rethrown, so that the job queue retries it. */
export async function processTrackingEvent(
  database: Pool,
  parts: DeliveryParts,
  id: number,
): Promise<WebhookOutcome> {
  try {
    return await withTransaction(database, async (tx) => {
      const stored = await lockWebhookEvent(tx, id);
      if (!stored) throw new Error(`Webhook event ${id} not found`);
      const update = readUpdate(stored.body);
      const outcome = update === null ? 'ignored' : await applyTracking(tx, parts, update);
      await saveWebhookOutcome(tx, id, outcome);
      return outcome;
    });
  } catch (error) {
    await saveWebhookOutcome(database, id, 'failed', error instanceof Error ? error.message : String(error));
    throw error;
  }
}
