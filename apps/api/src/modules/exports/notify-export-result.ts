import type { Executor } from '@postprocure/db/pool';
import { formatCount } from '@postprocure/money/format-count';
import { notify } from '../notifications/index.ts';
import { findExportResult } from './export.repository.ts';

/** Call this for exports that the worker writes, because the user is no longer waiting for the response. */
export async function notifyExportResult(executor: Executor, id: string): Promise<void> {
  const result = await findExportResult(executor, id);
  if (!result) return;
  const { userId, merchantId, state, rows } = result;
  const isDone = state === 'DONE';
  await notify(executor, {
    kind: 'export',
    to: { userId, merchantId },
    key: `export:${id}:${state}`,
    title: isDone ? 'Your export is ready' : 'Your export failed',
    body: isDone
      ? `It contains ${formatCount(rows)} ${rows === 1 ? 'product' : 'products'} and is available for 24 hours.`
      : 'Please export again. If it fails again, contact us.',
    link: '/seller/productSubscription/exports',
  });
}
