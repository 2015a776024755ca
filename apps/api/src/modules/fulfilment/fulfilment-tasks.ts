import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { bookParcel } from './book-parcel.ts';
import { closeOrders } from './close-orders.ts';
import { purgeEvidence } from './evidence.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { manifestOrder } from './hand-over.ts';
import { answerOverdue } from './ndr.ts';
import { sendAnswer } from './send-answer.ts';
import { processTrackingEvent } from './tracking-webhook.ts';
import { cancelBookings, pollSilentParcels, reportStaleParcels } from './watch-parcels.ts';

const idPayload = z.object({ id: z.uuid() });
const eventPayload = z.object({ id: z.int() });

export const fulfilmentTasks = (parts: FulfilmentParts, files: FileStore): TaskList => ({
  'fulfilment:book': (payload) => bookParcel(parts, idPayload.parse(payload).id),
  'fulfilment:manifest': (payload) => manifestOrder(parts, idPayload.parse(payload).id),
  'fulfilment:send-answer': (payload) => sendAnswer(parts, idPayload.parse(payload).id),
  'fulfilment:process-event': async (payload) => {
    await processTrackingEvent(parts.database, parts, eventPayload.parse(payload).id);
  },
  'fulfilment:watch': async () => {
    await cancelBookings(parts);
    await answerOverdue(parts.database, new Date());
    await closeOrders(parts.database, new Date());
  },
  'fulfilment:poll': async () => {
    await pollSilentParcels(parts);
    await reportStaleParcels(parts);
  },
  'fulfilment:purge-evidence': () => purgeEvidence({ database: parts.database, files }),
});

/** The crontab is in UTC. */
export const fulfilmentCrontab = [
  '* * * * * fulfilment:watch ?max=3',
  '25 * * * * fulfilment:poll ?max=3',
  '45 22 * * * fulfilment:purge-evidence ?max=3',
];
