import { mailMessage } from '@postprocure/connectors/mail/mail-sender';
import type { Executor } from '@postprocure/db/pool';
import { insertMail, queueDelivery } from './mail.repository.ts';

export interface MailDraft {
  /** One address. */
  to: string;
  /** Where answers should go, when not to the sender. */
  replyTo?: string;
  /** What the mail is for, in kebab-case: staff will filter by it. */
  kind: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Puts a mail into the outbox within the caller's transaction: it leaves if, and only if, that commits. Rejects
 * a draft that no mail server should see, such as one whose subject has a line break.
 */
export async function queueMail(tx: Executor, { kind, ...draft }: MailDraft): Promise<number> {
  const message = mailMessage.parse(draft);
  const id = await insertMail(tx, {
    ...message,
    kind,
    html: message.html ?? null,
    replyTo: message.replyTo ?? null,
  });
  await queueDelivery(tx, id);
  return id;
}
