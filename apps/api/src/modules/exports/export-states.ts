import type { ExportState } from '@postprocure/contracts/exports/export-fields';
import { defineStateMachine } from '../../state-machine.ts';

/** The states of an export. A running export restarts after a crash, and a failed one when staff retry its job. */
export const exportLifecycle = defineStateMachine<ExportState>('export', {
  initial: 'QUEUED',
  transitions: {
    QUEUED: ['RUNNING', 'FAILED', 'CANCELLED'],
    RUNNING: ['RUNNING', 'DONE', 'FAILED', 'CANCELLED'],
    FAILED: ['RUNNING'],
    DONE: ['EXPIRED'],
    CANCELLED: [],
    EXPIRED: [],
  },
});
