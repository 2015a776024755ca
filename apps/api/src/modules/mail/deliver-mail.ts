import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Executor } from '@postprocure/db/pool';
import { ZodError } from 'zod';
import { findQueuedMail, markMailAttempt, markMailSent } from './mail.repository.ts';

/** Sends one mail of the outbox. Throws when another attempt is worth it, so that the worker makes one. */
export async function deliverMail(
  { database, sender }: { database: Executor; sender: MailSender },
  mailId: number,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  const mail = await findQueuedMail(database, mailId);
  if (!mail) return;
  const { to, subject, text, html, replyTo } = mail;
  let messageId: string;
  try {
    ({ messageId } = await sender.send({
      to,
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...(replyTo === null ? {} : { replyTo }),
    }));
  } catch (error) {
    const isLast = isLastAttempt || isPermanent(error);
    await markMailAttempt(database, mailId, { error: describe(error), isLast });
    if (isLast) return;
    throw error;
  }
  await markMailSent(database, mailId, messageId);
}

/** The server knows the recipient and refuses for good (RFC 5321: 5yz), or the message itself is wrong. */
const isPermanent = (error: unknown): boolean => {
  if (error instanceof ZodError) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
