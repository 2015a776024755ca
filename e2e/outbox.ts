import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The link in the newest email with this subject. */
export async function readMailLink(recipient: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = await readMails(recipient, subject);
      link = texts.map((text) => /https?:\/\/\S+#token=\S+/.exec(text)?.[0]).findLast(Boolean);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** The text of every email with this subject, oldest first. */
export async function readMails(recipient: string, subject: RegExp): Promise<string[]> {
  const folder = process.env['OUTBOX'] ?? '';
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  );
  return mails.filter((mail) => mail.to === recipient && subject.test(mail.subject)).map(({ text }) => text);
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}
