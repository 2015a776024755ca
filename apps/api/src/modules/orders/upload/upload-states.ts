import type { UploadState } from '@postprocure/contracts/orders/order-upload';
import { defineStateMachine } from '../../../state-machine.ts';

/** The life of an uploaded file. TAKING starts again after a crash. */
export const uploadLifecycle = defineStateMachine<UploadState>('upload', {
  initial: 'CHECKED',
  transitions: {
    CHECKED: ['TAKING'],
    TAKING: ['DONE'],
    DONE: [],
  },
});
