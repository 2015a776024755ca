import { isDeepStrictEqual } from 'node:util';
import type {
  PricingPreview,
  PricingRule,
  PricingRuleRequest,
  PricingState,
} from '@postprocure/contracts/subscriptions/pricing-rule';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import { priceByRule, startingRule, type RuledPrice } from '@postprocure/money/price-by-rule';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findLastChange,
  findRule,
  loadPricedProducts,
  lockPrices,
  revertChange,
  savePrices,
  saveRule,
  startChange,
  type NewChange,
  type PricedProduct,
} from './pricing.repository.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const batchSize = 5000;
const exampleCount = 10;

export const readRule = async (executor: Executor, merchantId: string): Promise<PricingRule> =>
  (await findRule(executor, merchantId)) ?? startingRule;

export async function readPricing(database: Executor, { merchantId }: Merchant): Promise<PricingState> {
  const [rule, last] = await Promise.all([
    findRule(database, merchantId),
    findLastChange(database, merchantId),
  ]);
  return {
    rule: rule ?? startingRule,
    isStarting: rule === null,
    lastChange: last && {
      id: last.id,
      kind: last.kind,
      changedAt: last.changedAt,
      products: last.products,
    },
  };
}

/** Every product in batches, so that a list of any length is walked in little memory. */
async function* walkProducts(
  executor: Executor,
  merchantId: string,
  productIds: number[] | null = null,
): AsyncGenerator<PricedProduct[]> {
  let afterId = 0;
  for (;;) {
    const batch = await loadPricedProducts(executor, merchantId, { afterId, limit: batchSize, productIds });
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
    afterId = batch.at(-1)?.productId ?? Infinity;
  }
}

export async function previewRule(
  database: Executor,
  { merchantId }: Merchant,
  { rule, includeHandSet }: PricingRuleRequest,
): Promise<PricingPreview> {
  const counts = { total: 0, rise: 0, fall: 0, unchanged: 0, hitMrp: 0, belowFloor: 0, handSet: 0 };
  let examples: { product: PricedProduct; ruled: RuledPrice }[] = [];
  for await (const batch of walkProducts(database, merchantId)) {
    for (const product of batch) {
      if (product.isHandSet && !includeHandSet) {
        counts.handSet += 1;
        continue;
      }
      const ruled = priceByRule(rule, product);
      const difference = ruled.pricePaise - product.pricePaise;
      counts.total += 1;
      if (difference === 0) counts.unchanged += 1;
      else counts[difference > 0 ? 'rise' : 'fall'] += 1;
      if (ruled.hitsMrp) counts.hitMrp += 1;
      if (ruled.belowFloor) counts.belowFloor += 1;
      if (difference !== 0) examples.push({ product, ruled });
    }
    examples = examples.toSorted((a, b) => changeOf(b) - changeOf(a)).slice(0, exampleCount);
  }
  return { ...counts, examples: examples.map(describeExample) };
}

const changeOf = ({ product, ruled }: { product: PricedProduct; ruled: RuledPrice }): number =>
  Math.abs(ruled.pricePaise - product.pricePaise);

const describeExample = ({ product, ruled }: { product: PricedProduct; ruled: RuledPrice }) => ({
  productId: product.productId,
  title: product.title,
  cost: paiseToRupees(product.spPaise),
  mrp: paiseToRupees(product.mrpPaise),
  before: paiseToRupees(product.pricePaise),
  after: paiseToRupees(ruled.pricePaise),
  hitsMrp: ruled.hitsMrp,
  belowFloor: ruled.belowFloor,
});

/** Saves the rule and prices everything by it, all or nothing; the prices before are kept for `undoChange`. */
export const applyRule = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  { rule, includeHandSet }: PricingRuleRequest,
): Promise<{ changed: number }> =>
  withTransaction(database, async (tx) => {
    await lockPrices(tx, merchantId);
    const previousRule = await findRule(tx, merchantId);
    const begin = openChange(tx, merchantId, { kind: 'rule', changedBy: userId, previousRule });
    if (!isDeepStrictEqual(rule, previousRule)) await begin();
    await saveRule(tx, merchantId, rule);
    const changed = await priceAnew(tx, merchantId, rule, { begin, includeHandSet });
    await recordAudit(tx, { userId, merchantId }, client, {
      act: 'pricing.ruleApplied',
      detail: { changed, includeHandSet },
    });
    return { changed };
  });

type BeginChange = () => Promise<number>;

/** A change that begins with the first price it changes: one of nothing leaves the undo of the change before. */
function openChange(tx: Executor, merchantId: string, change: NewChange): BeginChange {
  let begun: Promise<number> | undefined;
  return () => (begun ??= startChange(tx, merchantId, change));
}

interface PricingScope {
  /** Null for what is not to be taken back. */
  begin: BeginChange | null;
  includeHandSet: boolean;
  productIds?: number[];
}

/** Prices products by a rule; tells how many prices are different now. */
export async function priceAnew(
  tx: Executor,
  merchantId: string,
  rule: PricingRule,
  { begin, includeHandSet, productIds }: PricingScope,
): Promise<number> {
  let changed = 0;
  for await (const batch of walkProducts(tx, merchantId, productIds ?? null)) {
    const prices = batch
      .filter(({ isHandSet }) => includeHandSet || !isHandSet)
      .map((product) => ({
        ...product,
        pricePaise: priceByRule(rule, product).pricePaise,
        before: product.pricePaise,
      }))
      .filter(({ pricePaise, before, isHandSet }) => pricePaise !== before || isHandSet);
    if (prices.length === 0) continue;
    await savePrices(tx, merchantId, prices, { source: 'rule', changeId: begin && (await begin()) });
    changed += prices.length;
  }
  return changed;
}

/** One price for many products; those whose MRP is lower, or who have it already, are left out. */
export async function setPrices(
  tx: Executor,
  { merchantId, userId }: Merchant,
  productIds: number[],
  pricePaise: number,
): Promise<number> {
  await lockPrices(tx, merchantId);
  const previousRule = await findRule(tx, merchantId);
  const begin = openChange(tx, merchantId, { kind: 'bulk', changedBy: userId, previousRule });
  let changed = 0;
  for await (const batch of walkProducts(tx, merchantId, productIds)) {
    const prices = batch
      .filter(({ mrpPaise }) => pricePaise <= mrpPaise)
      .filter((product) => !product.isHandSet || product.pricePaise !== pricePaise)
      .map(({ productId }) => ({ productId, pricePaise }));
    if (prices.length === 0) continue;
    await savePrices(tx, merchantId, prices, { source: 'hand', changeId: await begin() });
    changed += prices.length;
  }
  return changed;
}

/** The rule instead of prices set by hand. */
export async function returnToRule(
  tx: Executor,
  { merchantId, userId }: Merchant,
  productIds: number[],
): Promise<number> {
  await lockPrices(tx, merchantId);
  const previousRule = await findRule(tx, merchantId);
  const begin = openChange(tx, merchantId, { kind: 'bulk', changedBy: userId, previousRule });
  const rule = previousRule ?? startingRule;
  return priceAnew(tx, merchantId, rule, { begin, includeHandSet: true, productIds });
}

/** Takes back the last change, if it is still the one that was looked at. */
export const undoChange = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  id: number,
): Promise<{ changed: number }> =>
  withTransaction(database, async (tx) => {
    await lockPrices(tx, merchantId);
    const last = await findLastChange(tx, merchantId);
    if (!last) throw new AppError('CONFLICT', 'There is no change of prices to undo.');
    if (last.id !== id) {
      throw new AppError('CONFLICT', 'Nothing was undone, because prices were changed again meanwhile.');
    }
    if (last.kind === 'rule') await saveRule(tx, merchantId, last.previousRule);
    const changed = await revertChange(tx, merchantId, last.id);
    await recordAudit(tx, { userId, merchantId }, client, {
      act: 'pricing.undone',
      target: last.kind,
      detail: { changed },
    });
    return { changed };
  });
