import { isDeepStrictEqual } from 'node:util';
import type { pricingEndpoints } from '@postprocure/contracts/subscriptions/endpoints';
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
import type { Handlers } from '../../endpoints/handlers.ts';
import { RateLimiter } from '../../limits/rate-limiter.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findLastChange,
  findRule,
  loadPricedProducts,
  lockSubscriptions,
  revertChange,
  savePrices,
  saveRule,
  startChange,
  type NewChange,
  type PricedProduct,
} from './pricing.repository.ts';

/** Previews and changes are limited per merchant, because each may read or update every product. */
const previewLimits = { burst: 20, refillMs: 3000, reason: 'Too many previews in a short time.' };
const changeLimits = { burst: 20, refillMs: 3000, reason: 'Too many price changes in a short time.' };

export function createPricingHandlers({ database }: { database: Pool }): Handlers<typeof pricingEndpoints> {
  const previews = new RateLimiter(previewLimits);
  const changes = new RateLimiter(changeLimits);
  return {
    'GET /api/seller/pricing-rule': ({ merchant }) => readPricing(database, merchant),

    'POST /api/seller/pricing-rule/preview': ({ merchant, body }) => {
      previews.take(merchant.merchantId);
      return previewRule(database, merchant, body);
    },

    'PUT /api/seller/pricing-rule': ({ merchant, client, body }) => {
      changes.take(merchant.merchantId);
      return applyRule(database, merchant, client, body);
    },

    'POST /api/seller/pricing-rule/undo': ({ merchant, client, body }) => {
      changes.take(merchant.merchantId);
      return undoChange(database, merchant, client, body.id);
    },
  };
}

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const batchSize = 5000;
const exampleCount = 10;

export const readRule = async (executor: Executor, merchantId: string): Promise<PricingRule> =>
  (await findRule(executor, merchantId)) ?? startingRule;

async function readPricing(database: Executor, { merchantId }: Merchant): Promise<PricingState> {
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

/** Loads products in batches, to keep memory use low. */
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

/** Saves the rule and reprices all products in one transaction. The previous prices are stored for `undoChange`. */
const applyRule = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  { rule, includeHandSet }: PricingRuleRequest,
): Promise<{ changed: number }> =>
  withTransaction(database, async (tx) => {
    await lockSubscriptions(tx, merchantId);
    const previousRule = await findRule(tx, merchantId);
    const begin = openChange(tx, merchantId, { kind: 'rule', changedBy: userId, previousRule });
    if (!isDeepStrictEqual(rule, previousRule)) await begin();
    await saveRule(tx, merchantId, rule);
    const changed = await repriceProducts(tx, merchantId, rule, { begin, includeHandSet });
    await recordAudit(tx, { userId, merchantId }, client, {
      act: 'pricing.ruleApplied',
      detail: { changed, includeHandSet },
    });
    return { changed };
  });

type BeginChange = () => Promise<number>;

/**
 * The returned function starts the change when first called. Call it only if a price differs, so that a change without
 * effect does not replace the previous undo.
 */
function openChange(tx: Executor, merchantId: string, change: NewChange): BeginChange {
  let begun: Promise<number> | undefined;
  return () => (begun ??= startChange(tx, merchantId, change));
}

interface PricingScope {
  /** null if the change cannot be undone. */
  begin: BeginChange | null;
  includeHandSet: boolean;
  productIds?: number[];
}

/** Returns how many prices have changed. */
export async function repriceProducts(
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

/** Skips products whose MRP is lower, or that already have this price. */
export async function setPrices(
  tx: Executor,
  { merchantId, userId }: Merchant,
  productIds: number[],
  pricePaise: number,
): Promise<number> {
  await lockSubscriptions(tx, merchantId);
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

/** Replaces prices that were set by hand with the rule's prices. */
export async function returnToRule(
  tx: Executor,
  { merchantId, userId }: Merchant,
  productIds: number[],
): Promise<number> {
  await lockSubscriptions(tx, merchantId);
  const previousRule = await findRule(tx, merchantId);
  const begin = openChange(tx, merchantId, { kind: 'bulk', changedBy: userId, previousRule });
  const rule = previousRule ?? startingRule;
  return repriceProducts(tx, merchantId, rule, { begin, includeHandSet: true, productIds });
}

/** Undoes the latest change, if it is still the one that the merchant saw. */
const undoChange = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  id: number,
): Promise<{ changed: number }> =>
  withTransaction(database, async (tx) => {
    await lockSubscriptions(tx, merchantId);
    const last = await findLastChange(tx, merchantId);
    if (!last) throw new AppError('CONFLICT', 'There is no price change to undo.');
    if (last.id !== id) {
      throw new AppError(
        'CONFLICT',
        'Prices have changed again since, so nothing was undone. Review the latest prices and try again.',
      );
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
