import type { ChatApi } from '@postprocure/api-client/chat-api';
import { newChatMessage } from '@postprocure/contracts/chat/chat';
import { readFormFields } from '../form-fields.server.ts';

export interface ChatFormFailure {
  status: number;
  message: string;
  /** What was typed, which must not be lost. */
  typed: { text: string; name: string; email: string };
}

/** 2,000 characters of any script, percent-encoded, and the other fields. */
const longestForm = 40_000;

/** Sends what a form without scripts holds; a blank message is no message. Returns why it could not be sent. */
export async function applyChatForm(chat: ChatApi, request: Request): Promise<ChatFormFailure | null> {
  const fields = await readFormFields(request, longestForm);
  const read = (name: string) => fields?.get(name) ?? '';
  // Counted as the person sees them: a form sends each line break as two characters.
  const typed = { text: read('text').replaceAll('\r\n', '\n'), name: read('name'), email: read('email') };
  const fail = (status: number, message: string): ChatFormFailure => ({ status, message, typed });
  if (!fields) return fail(400, 'This message could not be read. It may be too long.');
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
  if (field === 'email') return 'Please enter a valid e-mail address, or leave it out.';
  if (field === 'text') return 'Please write at most 2,000 characters of plain text.';
  if (field === 'name') return 'Please enter a shorter name, or leave it out.';
  return 'This form could not be understood. Please try again.';
}
