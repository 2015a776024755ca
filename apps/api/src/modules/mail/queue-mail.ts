import { mailMessage } from '@postprocure/connectors/mail/mail-sender';
import type { Executor } from '@postprocure/db/pool';
import { countRecentMails, insertMail, queueDelivery } from './mail.repository.ts';

const draftMessage = mailMessage.omit({ messageId: true });

export interface MailDraft {
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** The type of email in kebab-case, shown to staff in the outbox. */
  kind: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Queues an email in the caller's transaction: it is sent if and only if the transaction commits. Rejects invalid emails,
 * for example with a line break in the subject.
 */
export async function queueMail(tx: Executor, { kind, ...draft }: MailDraft): Promise<number> {
  const message = draftMessage.parse(draft);
  const id = await insertMail(tx, {
    ...message,
    kind,
    html: message.html ?? null,
    replyTo: message.replyTo ?? null,
  });
  await queueDelivery(tx, id);
  return id;
}

const maxUnrequestedPerDay = 10;

/**
 * For emails that anyone can trigger by entering an email address. A recipient gets only a few emails of each kind per
 * day, to keep others from flooding their mailbox in our name. Returns null if the email is not queued.
 */
export async function queueUnrequestedMail(tx: Executor, draft: MailDraft): Promise<number | null> {
  if ((await countRecentMails(tx, draft, 24)) >= maxUnrequestedPerDay) return null;
  return queueMail(tx, draft);
}
