import { deskTransitions, type DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor } from '@postprocure/db/pool';
import { defineStateMachine } from '../../state-machine.ts';
import { saveStatus } from './ticket-desk.repository.ts';

/** The life of a ticket. A form that a bot has filled in becomes a ticket that is spam from the start. */
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
