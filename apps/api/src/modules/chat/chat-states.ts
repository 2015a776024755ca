import { deskTransitions } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor } from '@postprocure/db/pool';
import { defineStateMachine } from '../../state-machine.ts';
import { saveStatus, type ChatStatus } from './chat.repository.ts';

/** The states of a chat. They are the same as a ticket's, except that a chat starts open. */
const chatStates = defineStateMachine<ChatStatus>('chat', {
  initial: 'open',
  transitions: {
    open: deskTransitions.open,
    waiting: deskTransitions.waiting,
    resolved: deskTransitions.resolved,
    spam: deskTransitions.spam,
  },
});

/** The only way to change the status of a chat. */
export async function moveChat(
  tx: Executor,
  { id, status }: { id: string; status: ChatStatus },
  to: ChatStatus,
): Promise<void> {
  chatStates.requireTransition(status, to);
  await saveStatus(tx, id, to);
}
