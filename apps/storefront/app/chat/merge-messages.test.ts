import { expect, test } from 'vitest';
import type { ChatMessage } from '@postprocure/contracts/chat/chat';
import { mergeMessages } from './merge-messages.ts';

const message = (id: number): ChatMessage => ({
  id,
  type: 'user',
  text: `Message ${id}`,
  authorName: null,
  sentAt: '2026-11-15T06:00:00.000Z',
});

test('merges messages in order without duplicates', () => {
  const merged = mergeMessages([message(1), message(4)], [message(4), message(3), message(6)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 6]);
});

test('returns the same list if there are no new messages', () => {
  const known = [message(1)];
  expect(mergeMessages(known, [message(1)])).toBe(known);
});
