import type { Executor } from '@postprocure/db/pool';
import { notify } from '../notifications/index.ts';
import { findExportOutcome } from './export.repository.ts';

const page = '/seller/productSubscription/exports';

/** Whoever asked for a file that took a while learns that it is there, or that it could not be made. */
export async function tellOfExport(executor: Executor, id: string): Promise<void> {
  const outcome = await findExportOutcome(executor, id);
  if (!outcome) return;
  const { userId, merchantId, state, rows } = outcome;
  const isDone = state === 'DONE';
  await notify(executor, {
    kind: 'export',
    to: { userId, merchantId },
    key: `export:${id}:${state}`,
    title: isDone ? 'Your download is ready' : 'Your download could not be made',
    body: isDone
      ? `A file of ${rows.toLocaleString('en-IN')} products, to be fetched within a day.`
      : 'Please ask for it again. If it fails once more, write to us.',
    link: page,
  });
}
