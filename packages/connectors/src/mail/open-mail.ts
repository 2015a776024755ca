import type { MailSender } from './mail-sender.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

export interface MailOptions {
  from: string;
  /** The SMTP_URL setting. When it is missing, emails are saved to the outbox folder. */
  smtpUrl: string | undefined;
  outboxDirectory: string;
}

export const openMail = ({ from, smtpUrl, outboxDirectory }: MailOptions): MailSender =>
  smtpUrl === undefined
    ? createOutboxMail({ directory: outboxDirectory, from })
    : createSmtpMail({ url: smtpUrl, from });
