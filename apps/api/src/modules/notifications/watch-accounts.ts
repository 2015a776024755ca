import { trialDays } from '@postprocure/contracts/limits';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/legal-document';
import type { Executor } from '@postprocure/db/pool';
import { formatDay } from '../../format-day.ts';
import { startOfDate } from '../agreements/index.ts';
import { loadFullPlans, loadSupplierNews } from '../subscriptions/index.ts';
import { notify } from './notify.ts';
import { findTrialMilestone, trialMilestones } from './trial-milestone.ts';
import { listMerchantsBefore, listPriceAlerted, loadEndingTrials } from './watch.repository.ts';

const planPage = '/seller/settings/plan';
const productsPage = '/seller/productSubscription';

export async function tellOfEndingTrials(executor: Executor, now: Date): Promise<void> {
  const announcedDays = trialDays - trialMilestones[0] + 1;
  for (const { merchantId, trialEndsAt } of await loadEndingTrials(executor, now, announcedDays)) {
    const milestone = findTrialMilestone(now, trialEndsAt);
    if (milestone === null) continue;
    await notify(executor, {
      kind: 'trial',
      to: { merchantId, permission: 'plan.write' },
      key: `trial:${merchantId}:${milestone}`,
      title: `Your trial ends ${nameDay(daysUntil(now, trialEndsAt))}`,
      body: `It ends on ${formatDay(trialEndsAt)}. Nothing will be charged. Afterwards you can still see everything, and change it again once you have chosen a plan.`,
      link: planPage,
    });
  }
}

const dayMs = 86_400_000;

/** By the calendar of India, as a person counts: what is less than a day away may well be tomorrow. */
const daysUntil = (now: Date, moment: Date): number =>
  (startOfDate(dateInIndia(moment)).getTime() - startOfDate(dateInIndia(now)).getTime()) / dayMs;

const nameDay = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

/** Once a month at most for each of the two marks. */
export async function tellOfFullPlans(executor: Executor, now: Date): Promise<void> {
  const month = dateInIndia(now).slice(0, 7);
  for (const { merchantId, planName, used, limit } of await loadFullPlans(executor, 80)) {
    const isFull = used >= limit;
    await notify(executor, {
      kind: 'plan-limit',
      to: { merchantId, permission: 'products.write' },
      key: `plan-limit:${merchantId}:${planName}:${isFull ? 100 : 80}:${month}`,
      title: isFull ? 'Your plan is full' : `You have used ${Math.floor((used * 100) / limit)}% of your plan`,
      body: `${format(used)} of the ${format(limit)} products that ${planName} allows are subscribed to.${isFull ? ' To add more, remove some or choose a larger plan.' : ''}`,
      link: planPage,
    });
  }
}

const format = (count: number): string => count.toLocaleString('en-IN');

/** What happened yesterday, by the calendar of India. Stock concerns everybody, cost those whose plan says so. */
export async function tellOfSupplierChanges(executor: Executor, now: Date): Promise<void> {
  const until = startOfDate(dateInIndia(now));
  const from = new Date(until.getTime() - dayMs);
  const alerted = await listPriceAlerted(executor);
  for (const { merchantId, costChanges, wentOut, cameBack } of await loadSupplierNews(
    executor,
    from,
    until,
  )) {
    const news = [
      ...(alerted.has(merchantId)
        ? [describeCount(costChanges, 'changed its cost', 'changed their cost')]
        : []),
      describeCount(wentOut, 'ran out of stock', 'ran out of stock'),
      describeCount(cameBack, 'is back in stock', 'are back in stock'),
    ].filter((one) => one !== null);
    if (news.length === 0) continue;
    await notify(executor, {
      kind: 'supplier-change',
      to: { merchantId, permission: 'products.write' },
      key: `supplier-change:${merchantId}:${dateInIndia(from)}`,
      title: `Your products on ${formatDay(from)}`,
      body: `${news.join('; ')}.`,
      link: productsPage,
    });
  }
}

const describeCount = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : count === 1 ? `1 product ${one}` : `${format(count)} products ${many}`;

const dateInIndia = (moment: Date): string =>
  new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 10);

/** Everybody who was with us before a legal text changes hears of it in time. */
export async function tellOfPolicyChanges(
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
        title: `${title} changes on ${formatDay(start)}`,
        body: change,
        link: '/seller/settings/agreements',
      });
    }
  }
}
