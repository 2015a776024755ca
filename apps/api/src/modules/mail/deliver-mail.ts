import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import { brand } from '@postprocure/contracts/brand';
import type { Executor } from '@postprocure/db/pool';
import { ZodError } from 'zod';
import { findQueuedMail, markMailAttempt, markMailSent, type QueuedMail } from './mail.repository.ts';

/** Sends a queued email. Throws if the worker should retry it. */
export async function deliverMail(
  { database, sender }: { database: Executor; sender: MailSender },
  mailId: number,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  const mail = await findQueuedMail(database, mailId);
  if (!mail) return;
  const { to, subject, text, html, replyTo } = mail;
  const messageId = buildMessageId(mail);
  try {
    await sender.send({
      messageId,
      to,
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...(replyTo === null ? {} : { replyTo }),
    });
  } catch (error) {
    const isLast = isLastAttempt || isPermanent(error);
    await markMailAttempt(database, mailId, { error: describe(error), isLast });
    if (isLast) return;
    throw withoutAddresses(mailId, error);
  }
  await markMailSent(database, mailId, messageId);
}

/**
 * The message ID is the same for every attempt. If the process is killed after it has sent an email but before it has
 * recorded that, the email is sent again, and mail servers recognize the duplicate.
 */
const buildMessageId = ({ id, createdAt }: QueuedMail): string =>
  `<mail.${id}.${createdAt.getTime()}@${brand.email.split('@')[1] ?? ''}>`;

/** Whether the server rejects the recipient permanently (5yz in RFC 5321) or the message is invalid. */
const isPermanent = (error: unknown): boolean => {
  if (error instanceof ZodError) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/**
 * Mail servers include the email address in their replies. Staff see the replies in the outbox, but addresses must
 * not be logged.
 */
const withoutAddresses = (mailId: number, error: unknown): Error => {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new Error(`Email ${mailId} could not be sent (${reason}). See the outbox for details.`);
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
