import type { ChatMessage } from '@postprocure/contracts/chat/chat';

/** What is known and what has come, each message once and in its order. */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.id - b.id);
}
