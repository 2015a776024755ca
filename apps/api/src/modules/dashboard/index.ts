import type { Dashboard } from '@postprocure/contracts/dashboard';
import type { Pool } from '@postprocure/db/pool';
import type { Caller } from '../../caller.ts';
import { readDashboard } from './dashboard.service.ts';

export interface DashboardService {
  read(caller: Caller): Promise<Dashboard>;
}

export const createDashboard = ({ database }: { database: Pool }): DashboardService => ({
  read: (caller) => readDashboard(database, caller, new Date()),
});
