import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import type { ChecklistStep } from '@postprocure/contracts/dashboard/dashboard-parts';
import type { dashboardEndpoints } from '@postprocure/contracts/dashboard/endpoints';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import type { Pool } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import type { Caller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { readAgreements, readAnnouncements } from '../agreements/index.ts';
import { findMerchantProfile } from '../merchants/index.ts';
import { readOrderFigures } from '../orders/index.ts';
import { readPlan, readPlanLimit } from '../plans/index.ts';
import { countAttention, countSubscriptions } from '../subscriptions/index.ts';
import { listOpenTickets } from '../tickets/index.ts';
import { countExports, findOpenRefund, hasEverSubscribed, isEmailVerified } from './dashboard.repository.ts';
import { listAttention } from './list-attention.ts';
import { readFigures } from './read-figures.ts';

export const createDashboardHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof dashboardEndpoints> => ({
  'GET /api/seller/dashboard': ({ caller }) => readDashboard(database, caller, new Date()),
  'GET /api/seller/dashboard/figures': ({ merchant }) =>
    readFigures(database, merchant.merchantId, merchant.permissions.has('wallet.read'), new Date()),
});

async function readDashboard(database: Pool, caller: Caller, now: Date): Promise<Dashboard> {
  const { merchant, userId, permissions } = caller;
  if (!merchant) throw new AppError('NOT_FOUND', 'Only merchants have a dashboard.');
  const [used, limit, subscriptions, exports, checklist, announcements] = await Promise.all([
    countSubscriptions(database, merchant.id),
    readPlanLimit(database, merchant.plan.key, 'products.max'),
    countAttention(database, merchant.id),
    countExports(database, merchant.id),
    readChecklist(database, merchant.id, userId),
    readAnnouncements(database, merchant.id, now),
  ]);
  const { failedRecently: failedExports } = exports;
  const { periodStart, requested } = await readPlan(database, merchant.id);
  const refundSince = permissions.has('wallet.read') ? await findOpenRefund(database, merchant.id) : null;
  const tickets = await listOpenTickets(database, merchant.id, userId);
  const orderLimit = await readPlanLimit(database, merchant.plan.key, 'orders.perPeriod');
  const { paidInPeriod, ...orders } = await readOrderFigures(
    database,
    merchant.id,
    new Date(periodStart),
    now,
  );
  return {
    checklist: [...checklist, { step: 'firstDownload', done: exports.done > 0 }],
    attention: listAttention(
      { plan: merchant.plan, used, limit, ...subscriptions, failedExports },
      permissions,
    ),
    requests: [
      ...(requested && permissions.has('plan.read')
        ? [{ kind: 'plan' as const, id: null, name: requested.name, at: requested.at }]
        : []),
      ...(refundSince
        ? [{ kind: 'balanceRefund' as const, id: null, name: '', at: refundSince.toISOString() }]
        : []),
      ...tickets.map(({ id, subject, createdAt }) => ({
        kind: 'ticket' as const,
        id,
        name: subject,
        at: createdAt,
      })),
    ],
    usage: [
      { key: 'products', used, limit },
      { key: 'orders', used: paidInPeriod, limit: orderLimit },
    ],
    orders,
    announcements,
  };
}

async function readChecklist(
  database: Pool,
  merchantId: string,
  userId: string,
): Promise<{ step: ChecklistStep; done: boolean }[]> {
  const [verified, profile, agreements, subscribed] = await Promise.all([
    isEmailVerified(database, userId),
    findMerchantProfile(database, merchantId),
    readAgreements(database, merchantId),
    hasEverSubscribed(database, merchantId),
  ]);
  const { key } = legalDocuments.storeAuthorization;
  return [
    { step: 'verifyEmail', done: verified },
    {
      step: 'taxData',
      done: profile !== null && (profile.gstin !== null || profile.unregisteredSince !== null),
    },
    { step: 'address', done: profile !== null && profile.pincode !== null },
    { step: 'storeAgreement', done: agreements.some((one) => one.key === key && one.accepted !== null) },
    { step: 'firstProduct', done: subscribed },
  ];
}
