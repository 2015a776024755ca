import type { UploadState } from '@postprocure/contracts/orders/order-upload';
import { defineStateMachine } from '../../../state-machine.ts';

/** The states of an uploaded file. A file in the state TAKING is resumed after a crash. */
export const uploadLifecycle = defineStateMachine<UploadState>('upload', {
  initial: 'CHECKED',
  transitions: {
    CHECKED: ['TAKING'],
    TAKING: ['DONE'],
    DONE: [],
  },
});
