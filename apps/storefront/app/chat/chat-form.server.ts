import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import { newChatMessage } from '@postprocure/contracts/chat/chat';
import { readFormFields } from '../form-fields.server.ts';

export interface ChatFormFailure {
  status: number;
  message: string;
  /** The input, shown again in the form. */
  typed: { text: string; name: string; email: string };
}

/** Enough for 2,000 percent-encoded characters in any script, and the other fields. */
const formMaxLength = 40_000;

/**
 * Handles a chat form sent without JavaScript: sends the message unless it is blank. Returns the error if that fails.
 */
export async function applyChatForm(api: ApiClient, request: Request): Promise<ChatFormFailure | null> {
  const fields = await readFormFields(request, formMaxLength);
  const read = (name: string) => fields?.get(name) ?? '';
  // Forms encode each line break as two characters, but it counts as one.
  const typed = { text: read('text').replaceAll('\r\n', '\n'), name: read('name'), email: read('email') };
  const fail = (status: number, message: string): ChatFormFailure => ({ status, message, typed });
  if (!fields) return fail(400, "We couldn't read this message. It may be too long.");
  if (typed.text.trim() === '') return null;
  const message = newChatMessage.safeParse({ ...typed, key: read('key') });
  if (!message.success) return fail(400, explain(message.error.issues[0]?.path[0]));
  try {
    await api('POST /api/chat/messages', { body: message.data });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return fail(error.status, error.message);
  }
}

function explain(field: PropertyKey | undefined): string {
  if (field === 'email') return 'Please enter a valid email address, or leave the field empty.';
  if (field === 'text') return 'Please write at most 2,000 characters of plain text.';
  if (field === 'name') return 'Please enter a shorter name, or leave the field empty.';
  return 'Something went wrong. Please try again.';
}
