import { createHash, randomUUID } from 'node:crypto';
import { chatReply } from '@postprocure/contracts/chat/chat';
import type { Executor } from '@postprocure/db/pool';

interface DemoChat {
  name: string | null;
  email: string | null;
  text: string;
  at: Date;
  reply?: { text: string; at: Date; staffId: string };
}

/** Stores a demo chat as if it had taken place at the given time. */
export async function createDemoChat(
  tx: Executor,
  { name, email, text, at, reply }: DemoChat,
): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into chat_conversations (visitor_key_hash, visitor_name, visitor_email, status, assigned_to, created_at,
       last_message_at, waiting_since)
     values ($1, $2, $3, $4, $5, $6, $7, $6) returning id`,
    [
      createHash('sha256').update(randomUUID()).digest(),
      name,
      email,
      reply ? 'waiting' : 'open',
      reply?.staffId ?? null,
      at,
      reply?.at ?? at,
    ],
  );
  const id = rows[0]?.id;
  const addMessage = (
    author: 'visitor' | 'bot' | 'staff',
    body: string,
    time: Date,
    staffId: string | null,
  ) =>
    tx.query(
      `insert into chat_messages (conversation_id, author, staff_id, body, sent_key, sent_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, author, staffId, body, author === 'bot' ? null : randomUUID().replaceAll('-', ''), time],
    );
  await addMessage('visitor', text, at, null);
  await addMessage('bot', chatReply, at, null);
  if (reply) await addMessage('staff', reply.text, reply.at, reply.staffId);
}
