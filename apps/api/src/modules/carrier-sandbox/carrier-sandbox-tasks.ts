import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { reportNextScan, scriptPayload } from './run-script.ts';
import type { CarrierSandbox } from './sandbox-carrier.ts';

export const carrierSandboxTasks = (pool: Pool, sandbox: CarrierSandbox): TaskList => ({
  'carrier-sandbox:scan': (payload) => reportNextScan(pool, sandbox, scriptPayload.parse(payload)),
});
