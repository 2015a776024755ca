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
    throw withoutAddresses(mailId, error);
  }
  await markMailSent(database, mailId, messageId);
}

/** The server knows the recipient and refuses for good (RFC 5321: 5yz), or the message itself is wrong. */
const isPermanent = (error: unknown): boolean => {
  if (error instanceof ZodError) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Servers name the recipient in their answers. The outbox keeps those for staff; the log takes what is thrown here. */
const withoutAddresses = (mailId: number, error: unknown): Error => {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new Error(`Mail ${mailId} could not be sent (${reason}); the outbox tells why`);
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
