import type { ChatMessage } from '@postprocure/contracts/chat/chat';

/** Adds the new messages without duplicates, in order. */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.id - b.id);
}
