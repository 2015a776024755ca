import { trialDays } from '@postprocure/contracts/limits';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/agreements/legal-document';
import type { Executor } from '@postprocure/db/pool';
import { formatDate } from '@postprocure/contracts/indian-date';
import { startOfDate } from '../agreements/index.ts';
import { loadFullPlans, loadSupplierNews } from '../subscriptions/index.ts';
import { notify } from './notify.ts';
import { findTrialMilestone, trialMilestones } from './trial-milestone.ts';
import {
  listMerchantsBefore,
  listMerchantsWithPriceAlerts,
  loadEndingTrials,
} from './account-alerts.repository.ts';

const planPage = '/seller/settings/plan';
const productsPage = '/seller/productSubscription';

export async function notifyOfEndingTrials(executor: Executor, now: Date): Promise<void> {
  const daysAhead = trialDays - trialMilestones[0] + 1;
  for (const { merchantId, trialEndsAt } of await loadEndingTrials(executor, now, daysAhead)) {
    const milestone = findTrialMilestone(now, trialEndsAt);
    if (milestone === null) continue;
    await notify(executor, {
      kind: 'trial',
      to: { merchantId, permission: 'plan.write' },
      key: `trial:${merchantId}:${milestone}`,
      title: `Your trial ends ${nameDay(daysUntil(now, trialEndsAt))}`,
      body: `It ends on ${formatDate(trialEndsAt)}. You won't be charged. Afterwards you can still see everything, but you need a plan to make changes.`,
      link: planPage,
    });
  }
}

const dayMs = 86_400_000;

/** Counts calendar days in Indian time: a time that is less than 24 hours away may be tomorrow. */
const daysUntil = (now: Date, moment: Date): number =>
  (startOfDate(dateInIndia(moment)).getTime() - startOfDate(dateInIndia(now)).getTime()) / dayMs;

const nameDay = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

/** Notifies merchants who have used 80% or 100% of their limit, at most once a month per threshold. */
export async function notifyOfPlanLimits(executor: Executor, now: Date): Promise<void> {
  const month = dateInIndia(now).slice(0, 7);
  for (const { merchantId, planName, used, limit } of await loadFullPlans(executor, 80)) {
    const isFull = used >= limit;
    await notify(executor, {
      kind: 'plan-limit',
      to: { merchantId, permission: 'products.write' },
      key: `plan-limit:${merchantId}:${planName}:${isFull ? 100 : 80}:${month}`,
      title: isFull ? 'Your plan is full' : `You have used ${Math.floor((used * 100) / limit)}% of your plan`,
      body: `You have subscribed to ${format(used)} of the ${format(limit)} products that ${planName} allows.${isFull ? ' To add more, remove some or choose a larger plan.' : ''}`,
      link: planPage,
    });
  }
}

const format = (count: number): string => count.toLocaleString('en-IN');

/** Reports what changed yesterday in Indian time: stock to every merchant, cost only if the plan includes price alerts. */
export async function notifyOfSupplierChanges(executor: Executor, now: Date): Promise<void> {
  const until = startOfDate(dateInIndia(now));
  const from = new Date(until.getTime() - dayMs);
  const withPriceAlerts = await listMerchantsWithPriceAlerts(executor);
  for (const { merchantId, costChanges, wentOut, cameBack } of await loadSupplierNews(
    executor,
    from,
    until,
  )) {
    const news = [
      ...(withPriceAlerts.has(merchantId)
        ? [describeCount(costChanges, 'has a new cost', 'have a new cost')]
        : []),
      describeCount(wentOut, 'went out of stock', 'went out of stock'),
      describeCount(cameBack, 'is back in stock', 'are back in stock'),
    ].filter((one) => one !== null);
    if (news.length === 0) continue;
    await notify(executor, {
      kind: 'supplier-change',
      to: { merchantId, permission: 'products.write' },
      key: `supplier-change:${merchantId}:${dateInIndia(from)}`,
      title: `Changes to your products on ${formatDate(from)}`,
      body: `${news.join('; ')}.`,
      link: productsPage,
    });
  }
}

const describeCount = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : count === 1 ? `1 product ${one}` : `${format(count)} products ${many}`;

const dateInIndia = (moment: Date): string =>
  new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 10);

/** Announces upcoming changes to legal documents to every merchant. */
export async function notifyOfPolicyChanges(
  executor: Executor,
  now: Date,
  documents: readonly LegalDocument[] = Object.values(legalDocuments),
): Promise<void> {
  for (const { key, title, current } of documents) {
    const { version, effective, change } = current;
    const start = startOfDate(effective);
    if (change === null || start <= now) continue;
    for (const merchantId of await listMerchantsBefore(executor, now)) {
      await notify(executor, {
        kind: 'policy',
        to: { merchantId, permission: 'settings.write' },
        key: `policy:${merchantId}:${key}:${version}`,
        title: `${title} changes on ${formatDate(start)}`,
        body: change,
        link: '/seller/settings/agreements',
      });
    }
  }
}
