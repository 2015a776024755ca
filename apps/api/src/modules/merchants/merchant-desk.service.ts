import { brand } from '@postprocure/contracts/brand';
import type {
  DeskMerchant,
  MerchantPage,
  MerchantQuery,
  MerchantStatusChange,
  PlanActivation,
  PlanDecline,
} from '@postprocure/contracts/merchants/desk-merchant';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { formatDay } from '../../format-day.ts';
import { cutPage, deskPageSize, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { activateRequest, declineRequest, readPlan } from '../plans/merchant-plans.ts';
import {
  findMerchant,
  listMerchants,
  listTeam,
  lockMerchant,
  saveMerchantStatus,
  type MerchantRow,
} from './merchant-desk.repository.ts';

export async function readMerchants(database: Executor, query: MerchantQuery): Promise<MerchantPage> {
  const rows = await listMerchants(database, query, {
    before: readKeysetCursor(query.cursor),
    limit: deskPageSize + 1,
  });
  const { shown, next } = cutPage(rows, deskPageSize, writeKeysetCursor);
  return { merchants: shown.map(describeRow), next };
}

const describeRow = (row: MerchantRow): MerchantPage['merchants'][number] => ({
  id: row.id,
  name: row.name,
  status: row.status,
  owner: row.ownerName === null ? null : { name: row.ownerName, email: row.ownerEmail },
  plan: row.planName === null ? null : { name: row.planName, status: row.planStatus, isTrial: row.isTrial },
  requestedPlan: row.requestedPlan,
  createdAt: row.createdAt.toISOString(),
});

export async function readMerchant(database: Executor, id: string): Promise<DeskMerchant> {
  const found = await findMerchant(database, id);
  if (!found) throw missing();
  const [team, plan] = await Promise.all([listTeam(database, id), readPlan(database, id)]);
  return { ...found, createdAt: found.createdAt.toISOString(), team, plan };
}

const missing = (): AppError => new AppError('NOT_FOUND', 'There is no such merchant.');

export const activateRequestedPlan = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { planKey, reason }: PlanActivation,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const { name, begins, requestedAt } = await activateRequest(tx, actor, {
      merchantId: id,
      planKey,
      reason,
    });
    await tellOfPlan(tx, id, {
      key: `plan-activated:${id}:${requestedAt}`,
      title: begins === null ? `Your plan is now ${name}` : `Your plan changes to ${name}`,
      body:
        begins === null
          ? `${name} runs from today on. Thank you for selling with ${brand.name}.`
          : `${name} begins on ${formatDay(new Date(begins))}, when your current period ends.`,
    });
  });

export const declineRequestedPlan = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { planKey, note }: PlanDecline,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const { name, requestedAt } = await declineRequest(tx, actor, { merchantId: id, planKey, reason: note });
    await tellOfPlan(tx, id, {
      key: `plan-declined:${id}:${requestedAt}`,
      title: `We could not activate the ${name} plan`,
      body: `Our team writes: “${note.trim()}” Your current plan has not changed. Write to ${brand.email} if you would like to talk about it.`,
    });
  });

/** Those who decide on the plan, in the way each of them wishes to be told. */
const tellOfPlan = (
  tx: Executor,
  merchantId: string,
  news: { key: string; title: string; body: string },
): Promise<unknown> =>
  notify(tx, {
    kind: 'trial',
    to: { merchantId, permission: 'plan.write' },
    link: '/seller/settings/plan',
    ...news,
  });

const statusWords = {
  active: {
    act: 'merchant.reactivated',
    kind: 'merchant-reactivated',
    subject: 'is open again',
    text: 'Your account is open again. The reason:',
    closing: 'You can log in as before.',
  },
  suspended: {
    act: 'merchant.suspended',
    kind: 'merchant-suspended',
    subject: 'is suspended',
    text: 'We have suspended your account. Nothing in it is lost. The reason:',
    closing: `If you disagree, reply to this e-mail or write to the Grievance Officer at ${brand.email}.`,
  },
} as const;

export const changeMerchantStatus = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { status, reason }: MerchantStatusChange,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const found = await lockMerchant(tx, id);
    if (!found) throw missing();
    if (found.status === status) throw new AppError('CONFLICT', `This merchant is ${status} already.`);
    if (found.status === 'closed') {
      throw new AppError('CONFLICT', 'This account was closed by its owner and stays closed.');
    }
    const { act, kind, subject, text, closing } = statusWords[status];
    await saveMerchantStatus(tx, id, status);
    await recordAudit(tx, { ...actor, merchantId: id }, actor.client, {
      act,
      target: id,
      detail: { reason },
    });
    await writeToOwners(tx, id, kind, `Your ${brand.name} account ${subject}`, [
      text,
      reason.trim(),
      closing,
    ]);
  });

async function writeToOwners(
  tx: Executor,
  merchantId: string,
  kind: string,
  subject: string,
  paragraphs: string[],
): Promise<void> {
  const owners = (await listTeam(tx, merchantId)).filter(({ role }) => role === 'owner');
  for (const { email, name } of owners) {
    await queueMail(tx, {
      to: email,
      replyTo: brand.email,
      kind,
      subject,
      ...writeMailBody({ greeting: `Dear ${name},`, paragraphs }),
    });
  }
}
