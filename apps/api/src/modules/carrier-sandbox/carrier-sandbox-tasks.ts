import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { purgeRecipients } from './purge-recipients.ts';
import { reportNextScan, scriptPayload } from './run-script.ts';
import type { CarrierSandbox } from './sandbox-carrier.ts';

/** With a real carrier there is no sandbox, but the recipients of earlier sandbox parcels are still removed. */
export const carrierSandboxTasks = (pool: Pool, sandbox: CarrierSandbox | null): TaskList => ({
  ...(sandbox && {
    'carrier-sandbox:scan': (payload) => reportNextScan(pool, sandbox, scriptPayload.parse(payload)),
  }),
  'carrier-sandbox:purge-recipients': async () => {
    await purgeRecipients(pool);
  },
});

/** The crontab is in UTC. */
export const carrierSandboxCrontab = ['35 21 * * * carrier-sandbox:purge-recipients ?max=3'];
