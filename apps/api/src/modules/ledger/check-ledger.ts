import type { Pool } from '@postprocure/db/pool';
import { withSnapshot } from '@postprocure/db/transaction';
import type { Invariant } from './ledger-invariants.ts';

export interface InvariantResult {
  name: string;
  /** Descriptions of rows that violate the invariant, at most twenty. */
  violations: string[];
}

const shownViolations = 20;

/** Checks every invariant on one snapshot of the database. */
export const checkInvariants = (
  database: Pool,
  invariants: readonly Invariant[],
): Promise<InvariantResult[]> =>
  withSnapshot(database, async (snapshot) => {
    const results: InvariantResult[] = [];
    for (const { name, sql } of invariants) {
      const { rows } = await snapshot.query<{ detail: string }>(
        `select detail from (${sql}) violations limit ${shownViolations}`,
      );
      results.push({ name, violations: rows.map(({ detail }) => detail) });
    }
    return results;
  });
