import type { ChatApi } from '@postprocure/api-client/chat-api';
import { newChatMessage } from '@postprocure/contracts/chat/chat';
import { readFormFields } from '../form-fields.server.ts';

export interface ChatFormFailure {
  status: number;
  message: string;
  /** The text as typed, so that it is not lost. */
  typed: { text: string; name: string; email: string };
}

/** Fits 2,000 characters of any script, percent-encoded, plus the other fields. */
const longestForm = 40_000;

/**
 * Sends a chat message from a form submitted without JavaScript. Blank messages are ignored. Returns an error message
 * if sending fails.
 */
export async function applyChatForm(chat: ChatApi, request: Request): Promise<ChatFormFailure | null> {
  const fields = await readFormFields(request, longestForm);
  const read = (name: string) => fields?.get(name) ?? '';
  // Counted as the visitor sees them, because forms send each line break as two characters.
  const typed = { text: read('text').replaceAll('\r\n', '\n'), name: read('name'), email: read('email') };
  const fail = (status: number, message: string): ChatFormFailure => ({ status, message, typed });
  if (!fields) return fail(400, 'We couldn’t read this message. It may be too long.');
  if (typed.text.trim() === '') return null;
  const message = newChatMessage.safeParse({ ...typed, key: read('key') });
  if (!message.success) return fail(400, explain(message.error.issues[0]?.path[0]));
  try {
    await chat.send(message.data);
    return null;
  } catch (error) {
    const { status, message: reason } = error as { status?: number; message?: string };
    if (status === undefined || status >= 500) throw error;
    return fail(status, reason ?? '');
  }
}

function explain(field: PropertyKey | undefined): string {
  if (field === 'email') return 'Please enter a valid email address, or leave it empty.';
  if (field === 'text') return 'Please write at most 2,000 characters of plain text.';
  if (field === 'name') return 'Please enter a shorter name, or leave it empty.';
  return 'We couldn’t read this form. Please try again.';
}
