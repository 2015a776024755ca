import { deskTransitions, type DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor } from '@postprocure/db/pool';
import { defineStateMachine } from '../../state-machine.ts';
import { saveStatus } from './ticket-desk.repository.ts';

/** The states of a ticket. A form that was filled in by a bot becomes a ticket with the status `spam`. */
const ticketStates = defineStateMachine<DeskStatus>('ticket', {
  initial: 'new',
  transitions: deskTransitions,
});

/** The only way to change the status of a ticket. */
export async function moveTicket(
  tx: Executor,
  { id, status }: { id: string; status: DeskStatus },
  to: DeskStatus,
): Promise<void> {
  ticketStates.requireTransition(status, to);
  await saveStatus(tx, id, to);
}
