import { sendStatement } from '@postprocure/api/modules/wallet/statement-file';
import { openPool } from '@postprocure/db/pool';
import { receiveTask } from './child-process.ts';
import { watchOwnMemory } from './process-usage.ts';

export interface StatementTask {
  databaseUrl: string;
  merchantId: string;
  format: 'csv' | 'xlsx' | 'pdf';
}

export interface StatementRun {
  seconds: number;
  idleMemory: number;
  peakMemory: number;
  bytes: number;
}

const { databaseUrl, merchantId, format } = await receiveTask<StatementTask>();
const database = openPool(databaseUrl, { max: 3 });

async function writeStatement(kind: 'CLAIM_REFUND' | undefined): Promise<number> {
  const { stream } = sendStatement(database, format, {
    merchantId,
    merchantName: 'Bench',
    filter: kind === undefined ? {} : { kind },
    isDemo: false,
  });
  let bytes = 0;
  for await (const chunk of stream) bytes += (chunk as Buffer).length;
  return bytes;
}

// An empty statement is written first, so that the idle memory includes the loaded code.
await writeStatement('CLAIM_REFUND');
const idleMemory = process.memoryUsage.rss() / 1024 / 1024;
const began = performance.now();
const { result: bytes, peak } = await watchOwnMemory(() => writeStatement(undefined));
const run: StatementRun = {
  seconds: (performance.now() - began) / 1000,
  idleMemory,
  peakMemory: peak,
  bytes,
};
await database.end();
process.send?.(run);
