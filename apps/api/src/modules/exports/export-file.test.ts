import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openExportFile } from './export-file.ts';

// An unhandled stream error would crash the process, and with it this test run.
test.each(['xlsx', 'csv', 'amazon'] as const)(
  'a disk that fails while rows are read fails the %s file and not the process',
  async (format) => {
    const nowhere = path.join(tmpdir(), 'post-procure-no-such-folder', `file.${format}`);
    const request = { format, columns: undefined, withBom: true };
    const file = openExportFile(nowhere, request, { storefrontUrl: 'http://shop.test' });
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    await expect(file.finish({ snapshotAt: new Date(), rows: 0 })).rejects.toMatchObject({ code: 'ENOENT' });
    await file.abandon();
  },
);
