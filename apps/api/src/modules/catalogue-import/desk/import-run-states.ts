import type { ImportRunState } from '@postprocure/contracts/catalogue-import/import-file';
import { defineStateMachine } from '../../../state-machine.ts';

/** The states of a dry run, an import or an undo. A run that is interrupted by a crash continues afterwards. */
export const importRunLifecycle = defineStateMachine<ImportRunState>('run', {
  initial: 'QUEUED',
  transitions: {
    QUEUED: ['RUNNING', 'FAILED'],
    RUNNING: ['RUNNING', 'DONE', 'FAILED'],
    DONE: [],
    FAILED: [],
  },
});
