import { jobNames } from '@postprocure/contracts/operations/job-names';
import { jobPage, outboxPage } from '@postprocure/contracts/operations/operation';
import { dataOf } from '@postprocure/contracts/envelope';
import { withTransaction } from '@postprocure/db/transaction';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestTasks } from '../../testing/run-jobs.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { queueMail } from '../mail/index.ts';
import { mailTasks } from '../mail/mail-tasks.ts';

let api: TestApi;
let support: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  support = await createTestStaff(api, 'support');
  admin = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate mails cascade');
  await api.database.pool.query('delete from graphile_worker._private_jobs');
});

const get = (url: string, person: TestPerson) => api.app.inject({ url, headers: person.headers });
const post = (url: string, person: TestPerson) =>
  api.app.inject({ method: 'POST', url, headers: person.headers });

const silent = { logger: new Logger(() => () => undefined), noHandleSignals: true };

async function failMails(count: number): Promise<void> {
  const { pool } = api.database;
  for (let n = 0; n < count; n += 1) {
    const draft = {
      to: `p${n}@example.in`,
      kind: 'test-mail',
      subject: `Namaste ${n}`,
      text: '#token=secret',
    };
    await withTransaction(pool, (tx) => queueMail(tx, draft));
  }
  const error = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
  const sender = { send: () => Promise.reject(error), close: () => undefined };
  await runOnce({ pgPool: pool, taskList: mailTasks(pool, sender), ...silent });
}

async function deliver(): Promise<string[]> {
  const { pool } = api.database;
  const sent: string[] = [];
  const sender = {
    send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)),
    close: () => undefined,
  };
  await runOnce({ pgPool: pool, taskList: mailTasks(pool, sender), ...silent });
  return sent.sort();
}

const readOutbox = async (query = '') =>
  dataOf(outboxPage).parse((await get(`/api/desk/mails${query}`, support)).json()).data;

test('failed emails are listed with their error and without their body', async () => {
  await failMails(2);
  const response = await get('/api/desk/mails', support);
  expect(response.body).not.toContain('token=secret');
  const { mails, failed } = await readOutbox();
  expect(failed).toBe(2);
  expect(mails).toMatchObject([
    { to: 'p1@example.in', error: '550 no such user', attempts: 1, status: 'failed' },
    { to: 'p0@example.in' },
  ]);
  expect((await readOutbox('?search=P1@')).mails).toHaveLength(1);
  expect((await readOutbox('?status=sent')).mails).toEqual([]);
});

test('one or all failed emails can be retried', async () => {
  await failMails(3);
  const { mails } = await readOutbox();
  const url = `/api/desk/mails/${mails[2]?.id}/retry`;
  const answers = await Promise.all([post(url, support), post(url, support)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await deliver()).toEqual(['p0@example.in']);
  expect((await post('/api/desk/mails/retry', support)).json()).toEqual({ data: { count: 2 } });
  expect(await deliver()).toEqual(['p1@example.in', 'p2@example.in']);
  expect((await post('/api/desk/mails/retry', support)).json()).toEqual({ data: { count: 0 } });
  const { rows } = await api.database.pool.query(
    `select act from audit_events where act like 'mail.%' order by id`,
  );
  expect(rows).toEqual([{ act: 'mail.retried' }, { act: 'mail.allRetried' }]);
});

const listJobs = async (query = '') =>
  dataOf(jobPage).parse((await get(`/api/desk/jobs${query}`, admin)).json()).data.jobs;

const addJob = async (task: string, change: string): Promise<number> => {
  const { pool } = api.database;
  const { rows } = await pool.query<{ id: number }>(`select id from graphile_worker.add_job($1)`, [task]);
  const id = rows[0]?.id ?? 0;
  await pool.query(`update graphile_worker._private_jobs set ${change} where id = $1`, [id]);
  return id;
};

test('only administrators can see jobs', async () => {
  const id = await addJob('a', `attempts = max_attempts, last_error = 'x'`);
  expect((await get('/api/desk/jobs', support)).statusCode).toBe(403);
  expect((await post(`/api/desk/jobs/${id}/retry`, support)).statusCode).toBe(403);
});

test('failed, retrying and stuck jobs are listed, and unlocked ones can be retried', async () => {
  await addJob('fine', `run_at = now()`);
  await addJob('at-work', `locked_at = now(), locked_by = 'worker'`);
  const failed = await addJob('failed', `attempts = max_attempts, last_error = 'It broke'`);
  await addJob('retrying', `attempts = 1, last_error = 'It broke', run_at = now() + interval '1 hour'`);
  await addJob('waiting', `run_at = now() - interval '1 hour'`);
  const held = await addJob('held', `locked_at = now() - interval '1 hour', locked_by = 'worker'`);
  expect((await listJobs()).map(({ task, state }) => [task, state])).toEqual([
    ['held', 'stuck'],
    ['waiting', 'stuck'],
    ['retrying', 'retrying'],
    ['failed', 'failed'],
  ]);
  expect(await listJobs('?state=failed')).toMatchObject([{ id: failed, error: 'It broke' }]);
  expect((await post(`/api/desk/jobs/${failed}/retry`, admin)).statusCode).toBe(200);
  expect((await post(`/api/desk/jobs/${failed}/retry`, admin)).statusCode).toBe(200);
  expect((await post(`/api/desk/jobs/${held}/retry`, admin)).statusCode).toBe(409);
  expect((await post('/api/desk/jobs/999999/retry', admin)).statusCode).toBe(409);
  let ran = 0;
  await runOnce({ pgPool: api.database.pool, taskList: { failed: () => void (ran += 1) }, ...silent });
  expect(ran).toBe(1);
  expect(await listJobs('?state=failed')).toEqual([]);
});

test.each(['mails?status=lost', 'mails?cursor=x', 'jobs?state=fine', 'jobs?cursor=WyJhIl0'])(
  'refuses %s',
  async (query) => {
    expect((await get(`/api/desk/${query}`, admin)).statusCode).toBe(400);
  },
);

test('every background job has a name for the desk, and no name is left over', () => {
  expect(Object.keys(jobNames).sort()).toEqual(Object.keys(createTestTasks(api)).sort());
});
