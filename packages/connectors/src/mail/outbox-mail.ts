import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage, type MailMessage, type MailSender } from './mail-sender.ts';

export interface OutboxOptions {
  directory: string;
  from: string;
  now?: () => Date;
}

/** JSON saved next to each `.eml` file, for tests and for staff without an email program. */
export type OutboxRecord = MailMessage & { from: string; sentAt: string };

/** Saves each email to a file instead of sending it, for environments without a mail server. */
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

/** Writes to a temporary file first, so that readers never see a partial email. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
