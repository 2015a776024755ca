import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { DocumentIssuer } from '../documents/index.ts';
import { chargeDuePlan, remindOfRenewals } from './renew-plan.ts';

export const planBillingTasks = (pool: Pool, issuer: DocumentIssuer): TaskList => ({
  'plans:charge-due': (payload) =>
    chargeDuePlan(pool, issuer, z.object({ merchantId: z.uuid() }).parse(payload).merchantId, new Date()),
  'plans:remind-of-renewals': () => remindOfRenewals(pool, new Date()),
});

export const planBillingCrontab = ['20 * * * * plans:remind-of-renewals ?max=3'];
