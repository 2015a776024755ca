import { createTransport } from 'nodemailer';
import { mailMessage, type MailSender } from './mail-sender.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://` for implicit TLS. */
  url: string;
  from: string;
}

const answerTimeoutMs = 15_000;

export function createSmtpMail({ url, from }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: answerTimeoutMs,
    greetingTimeout: answerTimeoutMs,
    socketTimeout: answerTimeoutMs,
  });
  return {
    send: async (message) => {
      await transport.sendMail({ from, ...mailMessage.parse(message) });
    },
    close: () => transport.close(),
  };
}
