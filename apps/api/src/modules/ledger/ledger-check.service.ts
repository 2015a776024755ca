import type { LedgerCheck } from '@postprocure/contracts/ledger/desk-ledger';
import type { Executor, Pool } from '@postprocure/db/pool';
import { checkInvariants, type InvariantResult } from './check-ledger.ts';
import type { Invariant } from './ledger-invariants.ts';

/** Checks every invariant and saves the result for staff. */
export async function runCheck(database: Pool, invariants: readonly Invariant[]): Promise<LedgerCheck> {
  const startedAt = Date.now();
  const results = await checkInvariants(database, invariants);
  const durationMs = Date.now() - startedAt;
  const { rows } = await database.query<{ checkedAt: Date }>(
    `insert into ledger_checks (duration_ms, violations) values ($1, $2) returning checked_at as "checkedAt"`,
    [durationMs, JSON.stringify(results)],
  );
  return { checkedAt: (rows[0]?.checkedAt ?? new Date()).toISOString(), durationMs, results };
}

export async function listChecks(executor: Executor): Promise<LedgerCheck[]> {
  const { rows } = await executor.query<{
    checkedAt: Date;
    durationMs: number;
    violations: InvariantResult[];
  }>(
    `select checked_at as "checkedAt", duration_ms as "durationMs", violations from ledger_checks
     order by id desc limit 30`,
  );
  return rows.map(({ checkedAt, durationMs, violations }) => ({
    checkedAt: checkedAt.toISOString(),
    durationMs,
    results: violations,
  }));
}
