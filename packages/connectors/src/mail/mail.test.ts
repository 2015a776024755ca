import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from './mail-sender.ts';
import { openMail } from './open-mail.ts';
import { startSmtpTestServer, type SmtpTestServer } from './smtp-test-server.ts';

const from = 'Post Procure <support@postprocure.in>';
const messageId = '<mail.7.1763337600000@postprocure.in>';
const message: MailMessage = {
  messageId,
  to: 'asha@example.in',
  replyTo: 'desk@example.in',
  subject: 'Order ₹1,999 – धन्यवाद',
  text: 'Namaste,\n.a line that starts with a dot\nThank you.',
};

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

describe('the outbox', () => {
  const outbox = () => openMail({ from, smtpUrl: undefined, outboxDirectory: path.join(directory, 'mail') });

  it('stores the email as a complete message and as JSON', async () => {
    await outbox().send(message);
    const files = (await readdir(path.join(directory, 'mail'))).sort();
    expect(files.map((file) => path.extname(file))).toEqual(['.eml', '.json']);
    const [eml, json] = await Promise.all(
      files.map((file) => readFile(path.join(directory, 'mail', file), 'utf8')),
    );
    expect(eml).toContain('To: asha@example.in\r\n');
    expect(eml).toContain(`Message-ID: ${messageId}`);
    expect(JSON.parse(json ?? '')).toMatchObject({ ...message, from });
  });

  it('stores emails sent at the same moment separately', async () => {
    const mail = outbox();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mail.send({ ...message, messageId: `<mail.${index}@postprocure.in>` }),
      ),
    );
    expect(await readdir(path.join(directory, 'mail'))).toHaveLength(40);
  });

  it.each([
    { to: 'not an address' },
    { to: 'asha@example.in\r\nBcc: everyone@example.in' },
    { subject: 'Hello\r\nBcc: everyone@example.in' },
    { subject: '' },
  ])('rejects %j', async (wrong) => {
    await expect(outbox().send({ ...message, ...wrong })).rejects.toThrow();
    expect(await readdir(directory)).toEqual([]);
  });
});

describe('SMTP', () => {
  let server: SmtpTestServer;

  afterEach(() => server.close());

  it('delivers the email to the server', async () => {
    server = await startSmtpTestServer();
    const mail = openMail({ from, smtpUrl: server.url, outboxDirectory: directory });
    await mail.send(message);
    mail.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'support@postprocure.in', to: ['asha@example.in'] });
    expect(server.received[0]?.data).toContain(`Message-ID: ${messageId}`);
    expect(server.received[0]?.data).toContain('Reply-To: desk@example.in');
    expect(server.received[0]?.data).toContain('\r\n.a line that starts with a dot\r\n');
    expect(await readdir(directory)).toEqual([]);
  });

  it('fails when the server rejects a recipient', async () => {
    server = await startSmtpTestServer('asha@example.in');
    const mail = openMail({ from, smtpUrl: server.url, outboxDirectory: directory });
    await expect(mail.send(message)).rejects.toThrow('550');
    mail.close();
    expect(server.received).toEqual([]);
  });
});
