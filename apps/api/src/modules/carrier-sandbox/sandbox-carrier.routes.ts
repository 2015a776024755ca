import { randomInt } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { z } from 'zod';
import { queueScans, sandboxCourier } from './run-script.ts';
import { carrierSandboxPath, isEqualSecret, signFileLink, type CarrierSandbox } from './sandbox-carrier.ts';
import { renderLabels, renderManifest } from './sandbox-papers.ts';
import {
  findSandboxParcels,
  insertSandboxParcel,
  listSandboxParcels,
  lockSandboxParcel,
  markCancelled,
  markManifested,
  saveAwb,
} from './sandbox-parcel.repository.ts';
import { firstScans, scansAfterAnswer } from './sandbox-script.ts';

/** PIN codes of the Lakshadweep islands. */
const unservedPincode = /^68255/;

const text = (max: number) => z.string().max(max);
const newOrder = z.object({
  order_id: text(60),
  pickup_location: text(60),
  billing_customer_name: text(120),
  billing_last_name: text(120),
  billing_address: text(300),
  billing_address_2: text(300),
  billing_city: text(100),
  billing_pincode: text(10),
  billing_state: text(100),
  billing_phone: text(30),
  weight: z.number().positive(),
});
const ids = z.array(z.int()).min(1).max(200);
const awbParams = z.object({ awb: text(60) });
const ndrAction = z.object({ action: z.enum(['re-attempt', 'return']) });
const fileParams = z.object({ kind: z.enum(['labels', 'manifest']) });
const fileQuery = z.object({ ids: z.string().regex(/^\d+(,\d+)*$/), signature: text(64) });

/** The part of Shiprocket's HTTP API that our client uses, backed by the sandbox's table. */
export const carrierSandboxRoutes =
  (
    database: Pool,
    { keys, baseUrl, stepMs }: Pick<CarrierSandbox, 'keys' | 'baseUrl' | 'stepMs'>,
  ): FastifyPluginCallback =>
  (instance, _options, done) => {
    instance.addHook('onRequest', (request, reply, next) => {
      const path = request.url.split('?')[0] ?? '';
      const isOpen = path.endsWith('/auth/login') || path.startsWith(`${carrierSandboxPath}/files/`);
      if (isOpen || isEqualSecret(request.headers.authorization ?? '', `Bearer ${keys.token}`)) return next();
      void sendError(reply, 401, 'Token has expired');
    });
    const linkTo = (kind: 'labels' | 'manifest', parcelIds: readonly number[]): string => {
      const list = parcelIds.join(',');
      const signature = signFileLink(keys, `${kind}:${list}`);
      return `${baseUrl}/files/${kind}?ids=${list}&signature=${signature}`;
    };
    const routes: FastifyPluginCallbackZod = (app, _inner, registered) => {
      app.post(
        '/v1/external/auth/login',
        { schema: { body: z.object({ email: text(200), password: text(200) }) } },
        ({ body }, reply) =>
          body.email === keys.email && isEqualSecret(body.password, keys.password)
            ? { token: keys.token }
            : sendError(reply, 403, 'Invalid email and password combination'),
      );
      app.get(
        '/v1/external/courier/serviceability/',
        { schema: { querystring: z.object({ delivery_postcode: text(10) }) } },
        ({ query }) => ({
          data: {
            available_courier_companies: unservedPincode.test(query.delivery_postcode)
              ? []
              : [
                  {
                    courier_company_id: 1,
                    courier_name: sandboxCourier,
                    rate: 62,
                    estimated_delivery_days: '4',
                  },
                ],
          },
        }),
      );
      app.get(
        '/v1/external/orders',
        { schema: { querystring: z.object({ search: text(60) }) } },
        async ({ query }) => ({
          data: (await listSandboxParcels(database, query.search)).map((parcel) => ({
            id: parcel.id,
            channel_order_id: parcel.reference,
            status: parcel.isCancelled ? 'CANCELED' : 'NEW',
            shipments: [{ id: parcel.id, awb: parcel.awb, courier: parcel.awb && sandboxCourier }],
          })),
        }),
      );
      app.post('/v1/external/orders/create/adhoc', { schema: { body: newOrder } }, async ({ body }) => {
        const { order_id: reference, ...rest } = body;
        const { id } = await insertSandboxParcel(database, reference, rest);
        return { order_id: id, shipment_id: id, status: 'NEW', status_code: 1 };
      });
      app.post(
        '/v1/external/courier/assign/awb',
        { schema: { body: z.object({ shipment_id: z.int() }) } },
        async ({ body }) => ({
          awb_assign_status: 1,
          response: {
            data: {
              awb_code: await saveAwb(database, body.shipment_id, `DEMO${randomInt(1e9, 9e9)}`),
              courier_name: sandboxCourier,
            },
          },
        }),
      );
      app.post(
        '/v1/external/courier/generate/pickup',
        { schema: { body: z.object({ shipment_id: ids }) } },
        () => ({ pickup_status: 1 }),
      );
      app.post(
        '/v1/external/courier/generate/label',
        { schema: { body: z.object({ shipment_id: ids }) } },
        ({ body }) => ({ label_created: 1, label_url: linkTo('labels', body.shipment_id) }),
      );
      app.post(
        '/v1/external/manifests/generate',
        { schema: { body: z.object({ shipment_id: ids }) } },
        async ({ body }, reply) => {
          const collected = await withTransaction(database, async (tx) => {
            const parcels = await markManifested(tx, body.shipment_id);
            for (const parcel of parcels) await queueScans(tx, parcel, firstScans[parcel.outcome], stepMs);
            return parcels;
          });
          return collected.length === 0
            ? sendError(reply, 400, 'Manifest already generated.')
            : { status: 1, manifest_url: linkTo('manifest', body.shipment_id) };
        },
      );
      app.post(
        '/v1/external/manifests/print',
        { schema: { body: z.object({ order_ids: ids }) } },
        ({ body }) => ({ manifest_url: linkTo('manifest', body.order_ids) }),
      );
      app.post('/v1/external/orders/cancel', { schema: { body: z.object({ ids }) } }, async ({ body }) => {
        await markCancelled(database, body.ids);
        return { status_code: 200, message: 'Order cancelled successfully.' };
      });
      app.post(
        '/v1/external/ndr/:awb/action',
        { schema: { params: awbParams, body: ndrAction } },
        async ({ params, body }, reply) => {
          const isKnown = await withTransaction(database, async (tx) => {
            const parcel = await lockSandboxParcel(tx, params.awb);
            if (parcel?.scans.at(-1)?.['sr-status'] !== '21') return false;
            const scans = scansAfterAnswer(parcel.outcome, body.action, parcel.attempts);
            await queueScans(tx, parcel, scans, stepMs);
            return true;
          });
          return isKnown
            ? { status: true, message: 'Action taken' }
            : sendError(reply, 400, 'No action is possible for this shipment.');
        },
      );
      app.get(
        '/v1/external/courier/track/awb/:awb',
        { schema: { params: awbParams } },
        async ({ params }, reply) => {
          const parcel = await withTransaction(database, (tx) => lockSandboxParcel(tx, params.awb));
          return parcel
            ? {
                tracking_data: {
                  shipment_track: [{ awb_code: parcel.awb, courier_name: sandboxCourier }],
                  shipment_track_activities: parcel.scans,
                },
              }
            : sendError(reply, 404, 'No such AWB.');
        },
      );
      app.get(
        '/files/:kind',
        { schema: { params: fileParams, querystring: fileQuery } },
        async ({ params: { kind }, query }, reply) => {
          if (!isEqualSecret(query.signature, signFileLink(keys, `${kind}:${query.ids}`))) {
            return sendError(reply, 403, 'The link is not valid');
          }
          const parcels = await findSandboxParcels(database, query.ids.split(',').map(Number));
          const file = kind === 'labels' ? renderLabels(parcels) : renderManifest(parcels);
          return reply.type('application/pdf').send(file);
        },
      );
      registered();
    };
    void instance.register(routes);
    done();
  };

const sendError = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message, status_code: status });
