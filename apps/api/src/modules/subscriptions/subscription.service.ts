import type { subscriptionEndpoints } from '@postprocure/contracts/subscriptions/endpoints';
import type {
  BulkOutcome,
  BulkRequest,
  ChangeDecision,
  SubscribeOutcome,
  SubscriptionDetail,
  SubscriptionEdit,
  SubscriptionListQuery,
  SubscriptionPage,
  SubscriptionStatesResponse,
  SubscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import {
  changeFields,
  subscriptionStates,
  type ChangeField,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatCount } from '@postprocure/money/format-count';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import { priceByRule } from '@postprocure/money/price-by-rule';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { loadVariations } from '../catalogue/index.ts';
import { describeDetail, describeRow, hashChanges } from './describe-subscription.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { lockSubscriptions } from './pricing.repository.ts';
import { readRule, repriceProducts, returnToRule, setPrices } from './pricing.service.ts';
import { readPulse } from './pulse.service.ts';
import { countMatches, findChosenIds, loadPage } from './subscription-list.repository.ts';
import {
  changeState,
  countCategories,
  countStates,
  countSubscriptions,
  findDetail,
  findOffer,
  filterByState,
  findLimitChanges,
  findProductLimit,
  findSubscribedPrices,
  insertSubscription,
  lockProductLimit,
  lockSubscription,
  saveOwnValues,
  type DetailRecord,
  type OwnValues,
  type ProductLimit,
} from './subscription.repository.ts';
import { settleChanges } from './supplier-change.repository.ts';

export const createSubscriptionHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof subscriptionEndpoints> => ({
  'GET /api/seller/subscriptions': ({ merchant, query }) => listSubscriptions(database, merchant, query),

  'GET /api/seller/subscriptions/summary': ({ merchant }) => summarize(database, merchant),

  'GET /api/seller/subscriptions/states': ({ merchant, query }) =>
    readStates(database, merchant.merchantId, query.ids),

  'GET /api/seller/subscriptions/pulse': ({ merchant, query }) =>
    readPulse(database, merchant.merchantId, query.days),

  'POST /api/seller/subscriptions/bulk': ({ merchant, client, body }) =>
    applyBulkAction(database, merchant, client, body),

  'GET /api/seller/subscriptions/:productId': ({ merchant, params }) =>
    readDetail(database, merchant.merchantId, params.productId),

  'PUT /api/seller/subscriptions/:productId': ({ merchant, params }) =>
    subscribe(database, merchant, params.productId),

  'DELETE /api/seller/subscriptions/:productId': ({ merchant, params }) =>
    unsubscribe(database, merchant, params.productId),

  'PATCH /api/seller/subscriptions/:productId': ({ merchant, params, body }) =>
    editSubscription(database, merchant, params.productId, body),

  'POST /api/seller/subscriptions/:productId/changes': ({ merchant, params, body }) =>
    decideChanges(database, merchant, params.productId, body),
});

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const notSubscribed = (): AppError => new AppError('NOT_FOUND', "You haven't subscribed to this product.");

const subscribe = (database: Pool, { merchantId }: Merchant, productId: number): Promise<SubscribeOutcome> =>
  withTransaction(database, (tx) => subscribeInTransaction(tx, merchantId, productId));

/** Idempotent. */
export async function subscribeInTransaction(
  tx: Executor,
  merchantId: string,
  productId: number,
): Promise<SubscribeOutcome> {
  const offer = await findOffer(tx, productId);
  const limit = await lockProductLimit(tx, merchantId);
  const existing = await lockSubscription(tx, merchantId, productId);
  if (existing && existing.state !== 'REMOVED') {
    return { productId, state: existing.state, isNew: false, isRestored: false };
  }
  if (!offer) throw new AppError('NOT_FOUND', 'This product is not available.');
  await requireFreeSlot(tx, merchantId, limit);
  const isRestored = existing?.isRestorable ?? false;
  if (isRestored) await changeState(tx, merchantId, [productId], 'ACTIVE');
  else {
    const rule = await readRule(tx, merchantId);
    const { pricePaise } = priceByRule(rule, offer);
    await insertSubscription(tx, merchantId, productId, pricePaise);
  }
  return { productId, state: 'ACTIVE', isNew: true, isRestored };
}

async function requireFreeSlot(
  tx: Executor,
  merchantId: string,
  { planName, limit }: ProductLimit,
): Promise<void> {
  if (limit === null) return;
  const used = await countSubscriptions(tx, merchantId);
  if (used < limit) return;
  throw new AppError(
    'PLAN_LIMIT',
    `Your ${planName} plan includes ${formatCount(limit)} products and you have subscribed to ${formatCount(used)}. Remove some products or choose a larger plan.`,
  );
}

async function readStates(
  database: Executor,
  merchantId: string,
  productIds: number[],
): Promise<SubscriptionStatesResponse> {
  const [prices, rule] = await Promise.all([
    findSubscribedPrices(database, merchantId, productIds),
    readRule(database, merchantId),
  ]);
  return {
    subscriptions: prices.map(({ productId, pricePaise, priceSource }) => ({
      productId,
      price: paiseToRupees(pricePaise),
      priceSource,
    })),
    rule,
  };
}

/** The merchant's title, price and other settings can be restored for some time. */
const unsubscribe = (database: Pool, { merchantId }: Merchant, productId: number): Promise<void> =>
  withTransaction(database, async (tx) => {
    if ((await changeState(tx, merchantId, [productId], 'REMOVED')) === 0) throw notSubscribed();
  });

export async function listSubscriptions(
  database: Executor,
  { merchantId }: Merchant,
  { sort, cursor, limit, ...filter }: SubscriptionListQuery,
): Promise<SubscriptionPage> {
  const from = cursor === undefined ? null : readCursor(sort, cursor);
  const [records, total] = await Promise.all([
    loadPage(database, merchantId, { filter, sort, cursor: from, limit: limit + 1 }),
    from === null ? countMatches(database, merchantId, filter) : null,
  ]);
  const page = records.slice(0, limit);
  const last = records.length > limit ? page.at(-1) : undefined;
  return {
    subscriptions: page.map(describeRow),
    next: last ? writeCursor(sort, { value: last.sortValue, productId: last.productId }) : null,
    total,
  };
}

async function summarize(database: Executor, { merchantId }: Merchant): Promise<SubscriptionSummary> {
  const [limit, used, states, categories] = await Promise.all([
    findProductLimit(database, merchantId),
    countSubscriptions(database, merchantId),
    countStates(database, merchantId),
    countCategories(database, merchantId),
  ]);
  const counts = new Map(states.map(({ state, count }) => [state, count]));
  return {
    ...limit,
    used,
    states: Object.fromEntries(
      subscriptionStates.map((state) => [state, counts.get(state) ?? 0]),
    ) as SubscriptionSummary['states'],
    categories,
  };
}

async function readDetail(
  executor: Executor,
  merchantId: string,
  productId: number,
): Promise<SubscriptionDetail> {
  const detail = await requireDetail(executor, merchantId, productId);
  const variations = await loadVariations(executor, [productId]);
  return describeDetail(detail, variations.get(productId) ?? [], await readRule(executor, merchantId));
}

async function requireDetail(
  executor: Executor,
  merchantId: string,
  productId: number,
): Promise<DetailRecord> {
  const found = await findDetail(executor, merchantId, productId);
  if (!found) throw notSubscribed();
  return found;
}

/** Also locks all the merchant's subscriptions, so that a pricing rule being applied cannot overwrite the new price. */
async function lockForEdit(tx: Executor, merchantId: string, productId: number): Promise<void> {
  await lockSubscriptions(tx, merchantId);
  await lockSubscription(tx, merchantId, productId);
}

const editSubscription = (
  database: Pool,
  { merchantId }: Merchant,
  productId: number,
  edit: SubscriptionEdit,
): Promise<SubscriptionDetail> =>
  withTransaction(database, async (tx) => {
    await lockForEdit(tx, merchantId, productId);
    const detail = await requireDetail(tx, merchantId, productId);
    await saveOwnValues(tx, merchantId, productId, {
      ...(edit.title !== undefined && { title: edit.title }),
      ...(edit.bullets !== undefined && { bullets: edit.bullets }),
      ...(edit.description !== undefined && { description: edit.description }),
      ...(edit.images !== undefined && { images: edit.images && orderImages(detail, edit.images) }),
      ...(edit.tags !== undefined && { tags: edit.tags }),
      ...(edit.price !== undefined && (await choosePrice(tx, merchantId, detail, edit.price))),
    });
    return readDetail(tx, merchantId, productId);
  });

function orderImages({ supplierImages }: DetailRecord, places: number[]): string[] {
  const chosen = places.map((place) => supplierImages[place]);
  if (new Set(places).size < places.length || !chosen.every((key) => key !== undefined)) {
    throw new AppError('INVALID_REQUEST', "images must be distinct positions in the supplier's images.");
  }
  return chosen;
}

async function choosePrice(
  tx: Executor,
  merchantId: string,
  product: DetailRecord,
  price: number | null,
): Promise<OwnValues> {
  if (price === null) {
    const { pricePaise } = priceByRule(await readRule(tx, merchantId), product);
    return { pricePaise, priceSource: 'rule' };
  }
  const pricePaise = rupeesToPaise(price);
  if (pricePaise > product.mrpPaise) throw aboveMrp(product.mrpPaise);
  return { pricePaise, priceSource: 'hand' };
}

const aboveMrp = (mrpPaise: number): AppError =>
  new AppError('CONFLICT', `The price can't be above the MRP of ${formatRupees(paiseToRupees(mrpPaise))}.`);

/** Accepting a new cost or MRP reprices the product unless its price was set by hand; refusing keeps the price. */
const decideChanges = (
  database: Pool,
  { merchantId }: Merchant,
  productId: number,
  { accept, refuse, changesKey }: ChangeDecision,
): Promise<SubscriptionDetail> =>
  withTransaction(database, async (tx) => {
    if (accept.some((field) => refuse.includes(field))) {
      throw new AppError('INVALID_REQUEST', 'A change must be either accepted or rejected, not both.');
    }
    await lockForEdit(tx, merchantId, productId);
    const detail = await requireDetail(tx, merchantId, productId);
    if (hashChanges(detail) !== changesKey || ![...accept, ...refuse].every(isOpen(detail)))
      throw changedSince();
    if (refuse.includes('mrp') && detail.setPricePaise > detail.mrpPaise) throw aboveMrp(detail.mrpPaise);
    await settleChanges(tx, merchantId, [productId], { accept, refuse, dropOwn: true });
    if (accept.includes('sp') || accept.includes('mrp')) await followRule(tx, merchantId, [productId]);
    return readDetail(tx, merchantId, productId);
  });

const isOpen =
  ({ changes }: DetailRecord) =>
  (field: ChangeField): boolean =>
    changes.includes(field);

const changedSince = (): AppError =>
  new AppError(
    'CONFLICT',
    'Someone else has decided on these changes, or the supplier has changed the product again. Review the latest version and try again.',
  );

async function followRule(tx: Executor, merchantId: string, productIds: number[]): Promise<void> {
  const rule = await readRule(tx, merchantId);
  await repriceProducts(tx, merchantId, rule, { begin: null, includeHandSet: false, productIds });
}

const auditedActions: readonly BulkRequest['action'][] = ['setPrice', 'priceByRule', 'remove'];

const applyBulkAction = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  request: BulkRequest,
): Promise<BulkOutcome> =>
  withTransaction(database, async (tx) => {
    const limit = await lockProductLimit(tx, merchant.merchantId);
    const ids = await findChosenIds(tx, merchant.merchantId, request.selection);
    const changed = ids.length === 0 ? 0 : await changeProducts(tx, merchant, ids, request, limit);
    if (changed > 0 && auditedActions.includes(request.action)) {
      await recordAudit(tx, merchant, client, {
        act: 'products.changed',
        target: request.action,
        detail: { changed, price: request.price ?? null },
      });
    }
    return { changed, skipped: ids.length - changed };
  });

async function changeProducts(
  tx: Executor,
  merchant: Merchant,
  ids: number[],
  { action, price }: BulkRequest,
  limit: ProductLimit,
): Promise<number> {
  const { merchantId } = merchant;
  switch (action) {
    case 'remove':
      return changeState(tx, merchantId, ids, 'REMOVED');
    case 'pause':
      return changeState(tx, merchantId, ids, 'PAUSED');
    case 'freeze':
      return changeState(tx, merchantId, ids, 'FROZEN');
    case 'resume':
      return resume(tx, merchantId, ids, limit);
    case 'accept': {
      const accepted = await settleChanges(tx, merchantId, ids, {
        accept: changeFields,
        refuse: [],
        dropOwn: false,
      });
      await followRule(tx, merchantId, ids);
      return accepted;
    }
    case 'setPrice':
      if (price === undefined) throw new AppError('INVALID_REQUEST', 'price is required.');
      return setPrices(tx, merchant, ids, rupeesToPaise(price));
    case 'priceByRule':
      return returnToRule(tx, merchant, ids);
  }
}

/** Paused products already count towards the limit. Frozen ones can be resumed only while the limit allows it. */
async function resume(
  tx: Executor,
  merchantId: string,
  ids: number[],
  { limit }: ProductLimit,
): Promise<number> {
  const paused = await filterByState(tx, merchantId, ids, 'PAUSED');
  const frozen = await filterByState(tx, merchantId, ids, 'FROZEN');
  const free =
    limit === null ? frozen.length : Math.max(0, limit - (await countSubscriptions(tx, merchantId)));
  return changeState(tx, merchantId, [...paused, ...frozen.slice(0, free)], 'ACTIVE');
}

/** Call this after a plan change, in the same transaction. Returns how many products were frozen. */
export async function applyProductLimit(tx: Executor, merchantId: string): Promise<number> {
  const { limit } = await lockProductLimit(tx, merchantId);
  const { freeze, unfreeze } = await findLimitChanges(tx, merchantId, limit);
  await changeState(tx, merchantId, unfreeze, 'ACTIVE');
  return changeState(tx, merchantId, freeze, 'FROZEN');
}
