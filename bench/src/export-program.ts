import { stat } from 'node:fs/promises';
import { exportPath, writeExport } from '@postprocure/api/modules/exports/write-export';
import { openPool } from '@postprocure/db/pool';
import { receiveTask } from './child-process.ts';
import { watchOwnMemory } from './process-usage.ts';

export interface ExportTask {
  databaseUrl: string;
  directory: string;
  /** An export of one row to warm up, and the export that is measured. */
  warmUpId: string;
  exportId: string;
}

export interface ExportRun {
  seconds: number;
  idleMemory: number;
  peakMemory: number;
  bytes: number;
}

const { databaseUrl, directory, warmUpId, exportId } = await receiveTask<ExportTask>();
const database = openPool(databaseUrl, { max: 3 });
const parts = { database, directory, storefrontUrl: 'http://127.0.0.1' };
await writeExport(parts, warmUpId, true);
const idleMemory = process.memoryUsage.rss() / 1024 / 1024;
const began = performance.now();
const { peak } = await watchOwnMemory(() => writeExport(parts, exportId, true));
const run: ExportRun = {
  seconds: (performance.now() - began) / 1000,
  idleMemory,
  peakMemory: peak,
  bytes: (await stat(exportPath(directory, { id: exportId, format: 'xlsx' }))).size,
};
await database.end();
process.send?.(run);
