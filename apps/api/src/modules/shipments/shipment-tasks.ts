import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { renewSampleShipments } from './shipment.repository.ts';

export const shipmentTasks = (pool: Pool): TaskList => ({
  'shipment:renew-samples': () => renewSampleShipments(pool),
});

/** Runs soon after midnight in India. The crontab is in UTC. */
export const shipmentCrontab = ['35 18 * * * shipment:renew-samples ?max=3'];
