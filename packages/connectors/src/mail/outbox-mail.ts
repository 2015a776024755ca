import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage, type MailMessage, type MailSender } from './mail-sender.ts';

export interface OutboxOptions {
  directory: string;
  from: string;
  now?: () => Date;
}

/** What lies in the outbox beside each `.eml`, for tests and for staff without a mail program. */
export type OutboxRecord = MailMessage & { from: string; sentAt: string };

/** Writes each mail as a file instead of sending it: what runs where no mail server is configured. */
export function createOutboxMail({ directory, from, now = () => new Date() }: OutboxOptions): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (given) => {
      const message = mailMessage.parse(given);
      const sentAt = now().toISOString();
      const { message: eml } = await transport.sendMail({ from, date: sentAt, ...message });
      const record: OutboxRecord = { ...message, from, sentAt };
      await mkdir(directory, { recursive: true });
      const name = `${sentAt.replaceAll(':', '-')}-${message.messageId.replaceAll(/[^\w-]/g, '').slice(0, 36)}`;
      await writeWhole(path.join(directory, `${name}.eml`), eml as Buffer);
      await writeWhole(path.join(directory, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
    },
    close: () => transport.close(),
  };
}

/** Appears under its name only when complete, so that nobody reads half a mail. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
