import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '@postprocure/db/pool';

interface Recovering {
  databaseUrl: string;
  /** A request that needs the database. */
  request: () => Promise<Response>;
}

/** Waits until PostgreSQL accepts connections, then measures the time until the product answers without an error. */
export async function measureRecovery({ databaseUrl, request }: Recovering): Promise<number> {
  while (!(await acceptsConnections(databaseUrl))) await sleep(20);
  const started = performance.now();
  for (;;) {
    try {
      const response = await request();
      await response.body?.cancel();
      if (response.status < 500) return performance.now() - started;
    } catch {
      // The server does not accept connections yet.
    }
    await sleep(20);
  }
}

async function acceptsConnections(databaseUrl: string): Promise<boolean> {
  const pool = openPool(databaseUrl, { max: 1, connectionTimeoutMs: 1000 });
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}
