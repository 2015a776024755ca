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

test('shows each message once, in the order in which they were written', () => {
  const merged = mergeMessages([message(1), message(4)], [message(4), message(3), message(6)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 6]);
});

test('nothing new is no change', () => {
  const known = [message(1)];
  expect(mergeMessages(known, [message(1)])).toBe(known);
});
