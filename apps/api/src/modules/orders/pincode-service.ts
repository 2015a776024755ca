import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@postprocure/db/pool';
import { listUnknownPincodes, savePincodeService } from './pincode-service.repository.ts';

/**
 * Finds out whether couriers deliver to these PIN codes, before orders are checked. A carrier that does not answer
 * neither fails the check nor delays it for long.
 */
export type LearnPincodes = (pincodes: readonly string[]) => Promise<void>;

export interface PincodeServiceParts {
  database: Pool;
  /** Asks the carrier. Returns null if it does not answer. */
  isServed: (pincode: string) => Promise<boolean | null>;
}

/** The maximum number of PIN codes that one call asks the carrier about. Later calls ask about the rest. */
const maxQuestions = 20;
const maxWaitMs = 3000;
/** After the carrier has failed to answer, it is not asked again for this long. */
const pauseMs = 60_000;

export function createPincodeLearner({ database, isServed }: PincodeServiceParts): LearnPincodes {
  let pausedUntil = 0;
  const learnOne = async (pincode: string): Promise<void> => {
    const answer = await isServed(pincode);
    if (answer === null) pausedUntil = Date.now() + pauseMs;
    else await savePincodeService(database, pincode, answer);
  };
  return async (pincodes) => {
    if (Date.now() < pausedUntil) return;
    const unknown = await listUnknownPincodes(database, pincodes, maxQuestions);
    if (unknown.length === 0) return;
    // Answers that arrive after the wait are stored too.
    const asking = Promise.all(unknown.map(learnOne)).then(() => true);
    const isAnswered = await Promise.race([asking, sleep(maxWaitMs, false, { ref: false })]);
    if (!isAnswered) pausedUntil = Date.now() + pauseMs;
  };
}
