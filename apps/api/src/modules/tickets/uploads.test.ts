import { mkdir, readdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openUploads } from './index.ts';
import { ticketTasks } from './ticket-tasks.ts';
import { storeTicket } from './ticket.service.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { assemblePdf, pdfObjects } from './testing-pdf.ts';
import { sampleForms } from './testing.ts';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await createTestApi('empty');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate tickets, mails cascade');
});

const pdf = assemblePdf(pdfObjects());

const makePhoto = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#f7a823' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

interface Answer {
  data?: { reference: string };
  message?: string;
  fields?: Record<string, string>;
}

type NamedFile = [name: string, content: Buffer, type?: string];

async function report(files: readonly NamedFile[], field = 'evidenceUpload') {
  const form = new FormData();
  for (const [name, value] of Object.entries(sampleForms.concern)) form.set(name, String(value));
  for (const [name, content, type = 'application/octet-stream'] of files) {
    form.append(field, new File([new Uint8Array(content)], name, { type }));
  }
  const response = await fetch(`${origin}/api/tickets/concern`, { method: 'POST', body: form });
  return { status: response.status, ...((await response.json()) as Answer) };
}

interface FileRow {
  id: string;
  ticket_id: string;
  name: string;
  content_type: string;
  size: number;
  storage_key: string;
}

const readFileRows = async () =>
  (await api.database.pool.query<FileRow>('select * from ticket_files order by name')).rows;

async function listArriving(): Promise<string[]> {
  return readdir(path.join(api.uploadsDirectory, 'arriving')).catch(() => []);
}

const download = async (
  { ticket_id, id }: Pick<FileRow, 'ticket_id' | 'id'>,
  person?: Pick<TestPerson, 'headers'>,
) => fetch(`${origin}/api/desk/tickets/${ticket_id}/files/${id}`, { headers: person?.headers ?? {} });

test('photos are stored upright and without metadata', async () => {
  const photo = await makePhoto();
  expect(photo.includes('Secret place')).toBe(true);
  expect((await report([['my photo.jpg', photo, 'image/jpeg']])).status).toBe(200);
  const [row] = await readFileRows();
  expect(row).toMatchObject({ name: 'my photo.jpg', content_type: 'image/jpeg' });
  const response = await download(row as FileRow, await createTestStaff(api, 'support'));
  const stored = Buffer.from(await response.arrayBuffer());
  expect(stored.length).toBe(row?.size);
  expect(stored.includes('Secret place')).toBe(false);
  const { width, height, exif } = await sharp(stored).metadata();
  expect({ width, height, exif }).toEqual({ width: 20, height: 40, exif: undefined });
  await expect.poll(listArriving).toEqual([]);
});

test('every accepted file type can be downloaded with its name, whatever type it declared', async () => {
  const photo = sharp(await makePhoto());
  const names = ['../../etc/passwd', 'a.avif', 'रसीद "1".pdf', 'b.gif', 'c\\d.webp'];
  const contents = [
    await photo.png().toBuffer(),
    await photo.avif().toBuffer(),
    pdf,
    await photo.gif().toBuffer(),
    await photo.webp().toBuffer(),
  ];
  const files = names.map((name, index): NamedFile => [name, contents[index] ?? pdf, 'text/html']);
  expect(await report(files)).toMatchObject({ status: 200 });
  const rows = await readFileRows();
  expect(rows.map(({ name }) => name).sort()).toEqual(
    // Multipart encoding writes quotes in file names as %22.
    names.map((name) => name.replaceAll('"', '%22')).sort(),
  );
  for (const row of rows) expect(row.storage_key).toMatch(/^tickets\/\d{4}-\d{2}\/[\da-f-]{36}$/);
  const receipt = rows.find(({ content_type }) => content_type === 'application/pdf') as FileRow;
  const response = await download(receipt, await createTestStaff(api, 'admin'));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="____ _221_22.pdf"; filename*=UTF-8''${encodeURIComponent('रसीद %221%22.pdf')}`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('keeps the files of a commit whose response is lost', async () => {
  const { pool } = api.database;
  const files = openUploads(api.uploadsDirectory);
  const connect = async () => {
    const client = await pool.connect();
    return {
      query: async (text: string, values?: unknown[]) => {
        const result = await client.query(text, values);
        if (text === 'commit') throw new Error('Connection terminated unexpectedly');
        return result;
      },
      release: () => client.release(),
    };
  };
  const file = path.join(api.uploadsDirectory, 'arrived.pdf');
  await mkdir(api.uploadsDirectory, { recursive: true });
  await writeFile(file, pdf);
  const received = {
    field: 'evidenceUpload',
    name: 'a.pdf',
    size: pdf.length,
    isTruncated: false,
    path: file,
  };
  const database = { connect, query: pool.query.bind(pool) } as unknown as typeof pool;
  const sending = storeTicket({ database, files, hashKey: new Uint8Array(32) }, 'concern', {
    values: sampleForms.concern,
    files: [{ ...received, sha256: Buffer.alloc(32) }],
    client: '198.51.100.1',
    idempotencyKey: null,
  });
  await expect(sending).rejects.toThrow('Connection terminated');
  const [row] = await readFileRows();
  const content = await files.open(row?.storage_key ?? '');
  expect(content && Buffer.from(await text(content))).toEqual(pdf);
});

describe('rejects a file with a message', () => {
  const big = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
  const html = Buffer.from('<html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const encrypted = assemblePdf(pdfObjects(), '/Encrypt 3 0 R');
  const withScript = assemblePdf(pdfObjects({ catalogue: '/OpenAction << /S /JavaScript /JS (x) >>' }));
  const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)]);
  test.each<[string, NamedFile[], string]>([
    ['too large', [['big.pdf', big]], 'big.pdf is larger than 5 MB.'],
    ['a page', [['a.png', html, 'image/png']], 'a.png is neither an image'],
    ['a drawing', [['a.svg', svg, 'image/svg+xml']], 'a.svg is neither an image'],
    ['damaged', [['a.png', broken]], 'a.png is damaged and cannot be read.'],
    ['cut off', [['a.pdf', pdf.subarray(0, -20)]], 'a.pdf is damaged and cannot be read.'],
    ['encrypted', [['a.pdf', encrypted]], 'a.pdf is protected with a password.'],
    ['with a script', [['a.pdf', withScript]], 'a.pdf contains scripts or attached files.'],
    ['empty', [['a.pdf', Buffer.alloc(0)]], 'a.pdf is empty.'],
    [
      'one too many',
      Array.from({ length: 6 }, (_, n): NamedFile => [`${n}.pdf`, pdf]),
      'Please choose at most 5 files.',
    ],
  ])('%s', async (_case, files, message) => {
    const answer = await report(files);
    expect(answer.status).toBe(400);
    expect(answer.fields?.['evidenceUpload'] ?? answer.message).toContain(message);
    expect(await readFileRows()).toEqual([]);
    await expect.poll(listArriving).toEqual([]);
  });

  test('in a field that does not accept files', async () => {
    expect(await report([['a.pdf', pdf]], 'surprise')).toMatchObject({
      status: 400,
      fields: { surprise: 'This field does not accept files.' },
    });
  });
});

test('a file that is sent twice with the same form is stored once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => report([['a.pdf', pdf]])));
  expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(1);
  const kept = await openUploads(api.uploadsDirectory).listOlderThan(new Date(Date.now() + 60_000));
  const known = (await readFileRows()).map(({ storage_key }) => storage_key);
  expect(known).toHaveLength(1);
  expect(kept.filter((key) => known.includes(key))).toEqual(known);
});

test('only staff can download a file, and only through its own ticket', async () => {
  await report([['a.pdf', pdf]]);
  const [row] = (await readFileRows()) as [FileRow];
  expect((await download(row)).status).toBe(401);
  expect((await download(row, await createTestMerchant(api))).status).toBe(404);
  const support = await createTestStaff(api, 'support');
  expect((await download(row, support)).status).toBe(200);
  expect((await download({ ...row, ticket_id: row.id }, support)).status).toBe(404);
  expect((await download({ ...row, id: 'x' }, support)).status).toBe(400);
});

test('an incomplete upload leaves nothing behind', async () => {
  const boundary = 'cut';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="evidenceUpload"; filename="a.pdf"\r\n\r\n`;
  const whole = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = http.request(
      `${origin}/api/tickets/concern`,
      { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
      (response) =>
        void text(response).then((body) => resolve({ status: response.statusCode, body }), reject),
    );
    request.once('error', reject);
    request.end(head + pdf.toString());
  });
  expect(whole.status).toBe(400);
  expect(whole.body).toContain('arrived incomplete');
  const hungUp = new Promise((resolve) => {
    const request = http.request(`${origin}/api/tickets/concern`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    request.once('close', resolve);
    request.on('error', () => undefined);
    request.write(head + pdf.toString(), () => request.destroy());
  });
  await hungUp;
  await expect.poll(listArriving).toEqual([]);
  expect(await readFileRows()).toEqual([]);
});

test('deletes the files that a dead process left behind and keeps those of tickets', async () => {
  await report([['a.pdf', pdf]]);
  const [row] = (await readFileRows()) as [FileRow];
  const store = openUploads(api.uploadsDirectory);
  await store.save('tickets/2020-01/orphan', pdf);
  await store.save('arriving/orphan', pdf);
  const tomorrow = {
    ...store,
    listOlderThan: () => store.listOlderThan(new Date(Date.now() + 60_000)),
  };
  const sweep = ticketTasks(api.database.pool, tomorrow)['ticket:sweep-files'] as () => Promise<void>;
  await sweep();
  expect(await store.open('tickets/2020-01/orphan')).toBeNull();
  expect(await store.open('arriving/orphan')).toBeNull();
  const kept = await store.open(row.storage_key);
  kept?.destroy();
  expect(kept).not.toBeNull();
});
