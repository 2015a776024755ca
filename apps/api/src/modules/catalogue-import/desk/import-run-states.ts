import type { ImportRunState } from '@postprocure/contracts/catalogue-import/import-file';
import { defineStateMachine } from '../../../state-machine.ts';

/** The life of a dry run, an import or an undo. A running one continues after a crash. */
export const importRunLifecycle = defineStateMachine<ImportRunState>('run', {
  initial: 'QUEUED',
  transitions: {
    QUEUED: ['RUNNING', 'FAILED'],
    RUNNING: ['RUNNING', 'DONE', 'FAILED'],
    DONE: [],
    FAILED: [],
  },
});
