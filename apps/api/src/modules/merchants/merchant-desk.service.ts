import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import type {
  DeskMerchant,
  MerchantPage,
  MerchantQuery,
  MerchantStatusChange,
  PlanActivation,
  PlanDecline,
} from '@postprocure/contracts/merchants/desk-merchant';
import type { merchantDeskEndpoints } from '@postprocure/contracts/merchants/endpoints';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Permission } from '@postprocure/contracts/permission';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../endpoints/handlers.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { cutPage, deskPageSize, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { readAuditTrail, recordAudit, recordView } from '../audit/index.ts';
import { loadBalance } from '../ledger/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { activateRequest, declineRequest, readPlan } from '../plans/index.ts';
import {
  findMerchant,
  listMerchants,
  listTeam,
  lockMerchant,
  saveMerchantStatus,
  type MerchantRow,
} from './merchant-desk.repository.ts';
import { findProfile } from './merchant-profile.repository.ts';
import { merchantStates } from './merchant-states.ts';

export const createMerchantDeskHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof merchantDeskEndpoints> => ({
  'GET /api/desk/merchants': ({ query }) => readMerchants(database, query),

  'GET /api/desk/merchants/:id': ({ staff, params }) => readMerchant(database, staff, params.id),

  'POST /api/desk/merchants/:id/plan-request/activate': ({ staff, params, body }) =>
    activateRequestedPlan(database, staff, params.id, body),

  'POST /api/desk/merchants/:id/plan-request/decline': ({ staff, params, body }) =>
    declineRequestedPlan(database, staff, params.id, body),

  'POST /api/desk/merchants/:id/status': ({ staff, params, body }) =>
    changeMerchantStatus(database, staff, params.id, body),

  'GET /api/desk/audit': async ({ staff, query }) => {
    const page = await readAuditTrail(database, query);
    const merchant = query.merchantId === undefined ? null : await findMerchant(database, query.merchantId);
    if (merchant) await recordView(database, staff, { merchantId: merchant.id, page: 'merchant' });
    return page;
  },
});

async function readMerchants(database: Executor, query: MerchantQuery): Promise<MerchantPage> {
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

async function readMerchant(
  database: Pool,
  staff: StaffActor & { permissions: ReadonlySet<Permission> },
  id: string,
): Promise<DeskMerchant> {
  const found = await findMerchant(database, id);
  if (!found) throw notFound();
  const [team, plan, profile, balance] = await Promise.all([
    listTeam(database, id),
    readPlan(database, id),
    findProfile(database, id),
    staff.permissions.has('money.read') ? loadBalance(database, id) : null,
  ]);
  await recordView(database, staff, { merchantId: id, page: 'merchant' });
  return {
    ...found,
    createdAt: found.createdAt.toISOString(),
    gstin: profile?.gstin ?? null,
    isGstDeclared: profile !== null && (profile.gstin !== null || profile.unregisteredSince !== null),
    wallet: balance && {
      available: paiseToRupees(balance.availablePaise),
      held: paiseToRupees(balance.heldPaise),
    },
    team,
    plan,
  };
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Merchant not found.');

const activateRequestedPlan = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { planKey, reason }: PlanActivation,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const { planName, startsAt, requestedAt } = await activateRequest(tx, actor, {
      merchantId: id,
      planKey,
      reason,
    });
    await notifyOfPlan(tx, id, {
      key: `plan-activated:${id}:${requestedAt}`,
      title: startsAt === null ? `Your plan is now ${planName}` : `Your plan will change to ${planName}`,
      body:
        startsAt === null
          ? `Your ${planName} plan starts today. Thank you for selling with ${brand.name}.`
          : `Your ${planName} plan starts on ${formatDate(startsAt)}, when your current period ends.`,
    });
  });

const declineRequestedPlan = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { planKey, note }: PlanDecline,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const { planName, requestedAt } = await declineRequest(tx, actor, {
      merchantId: id,
      planKey,
      reason: note,
    });
    await notifyOfPlan(tx, id, {
      key: `plan-declined:${id}:${requestedAt}`,
      title: `We couldn't activate the ${planName} plan`,
      body: `Message from our team: “${note.trim()}” Your current plan has not changed. If you have questions, write to ${brand.email}.`,
    });
  });

const notifyOfPlan = (
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

const statusMessages = {
  active: {
    act: 'merchant.reactivated',
    kind: 'merchant-reactivated',
    subject: 'has been reactivated',
    text: 'We have reactivated your account. Reason:',
    closing: 'You can log in again.',
  },
  suspended: {
    act: 'merchant.suspended',
    kind: 'merchant-suspended',
    subject: 'has been suspended',
    text: 'We have suspended your account. Your data is safe. Reason:',
    closing: `If you disagree, reply to this email or write to the Grievance Officer at ${brand.email}.`,
  },
} as const;

const changeMerchantStatus = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { status, reason }: MerchantStatusChange,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const found = await lockMerchant(tx, id);
    if (!found) throw notFound();
    if (!merchantStates.canChange(found.status, status)) {
      throw new AppError(
        'CONFLICT',
        found.status === 'closed'
          ? "The owner has closed this account. It can't be reactivated."
          : `This merchant is already ${status}.`,
      );
    }
    const { act, kind, subject, text, closing } = statusMessages[status];
    await saveMerchantStatus(tx, id, status);
    await recordAudit(tx, { ...actor, merchantId: id }, actor.client, {
      act,
      target: id,
      detail: { reason },
    });
    await mailOwners(tx, id, kind, `Your ${brand.name} account ${subject}`, [text, reason.trim(), closing]);
  });

async function mailOwners(
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
