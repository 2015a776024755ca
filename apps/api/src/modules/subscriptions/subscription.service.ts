import type {
  BulkOutcome,
  BulkRequest,
  ChangeDecision,
  SubscribeOutcome,
  SubscriptionDetail,
  SubscriptionEdit,
  SubscriptionListQuery,
  SubscriptionPage,
  SubscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import {
  changeFields,
  subscriptionStates,
  type ChangeField,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import { priceByRule } from '@postprocure/money/price-by-rule';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import { describeDetail, describeRow, nameChanges } from './describe-subscription.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { lockPrices } from './pricing.repository.ts';
import { priceAnew, readRule, returnToRule, setPrices } from './pricing.service.ts';
import { countMatches, findChosenIds, loadPage } from './subscription-list.repository.ts';
import {
  changeState,
  countCategories,
  countHeld,
  countStates,
  findDetail,
  findOffer,
  findPlaces,
  findStanding,
  findSubscribedIds,
  fitStates,
  insertSubscription,
  keepInState,
  lockPlaces,
  restoreSubscription,
  saveOwnValues,
  type DetailRecord,
  type OwnValues,
  type PlanPlaces,
} from './subscription.repository.ts';
import { settleChanges } from './supplier-change.repository.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const notSubscribed = (): AppError => new AppError('NOT_FOUND', 'You have not subscribed to this product.');

/** Done twice, the second time changes nothing. */
export const subscribe = (
  database: Pool,
  { merchantId }: Merchant,
  productId: number,
): Promise<SubscribeOutcome> =>
  withTransaction(database, async (tx) => {
    const offer = await findOffer(tx, productId);
    const places = await lockPlaces(tx, merchantId);
    const standing = await findStanding(tx, merchantId, productId);
    if (standing && standing.state !== 'REMOVED') {
      return { productId, state: standing.state, isNew: false, isRestored: false };
    }
    if (!offer) throw new AppError('NOT_FOUND', 'This product is not sold here.');
    await requirePlace(tx, merchantId, places);
    const isRestored = standing?.isRestorable ?? false;
    if (isRestored) await restoreSubscription(tx, merchantId, productId);
    else {
      const rule = await readRule(tx, merchantId);
      const { pricePaise } = priceByRule(rule, offer);
      await insertSubscription(tx, merchantId, productId, pricePaise);
    }
    return { productId, state: 'ACTIVE', isNew: true, isRestored };
  });

async function requirePlace(
  tx: Executor,
  merchantId: string,
  { planName, limit }: PlanPlaces,
): Promise<void> {
  if (limit === null) return;
  const held = await countHeld(tx, merchantId);
  if (held < limit) return;
  const counted = (count: number) => count.toLocaleString('en-IN');
  throw new AppError(
    'PLAN_LIMIT',
    `Your plan ${planName} has room for ${counted(limit)} products and you have subscribed to ${counted(held)}. Remove some, or choose a larger plan.`,
  );
}

/** Frees the place at once; what was set is kept for a while. */
export const unsubscribe = (database: Pool, { merchantId }: Merchant, productId: number): Promise<void> =>
  withTransaction(database, async (tx) => {
    const removed = await changeState(tx, merchantId, [productId], ['ACTIVE', 'PAUSED', 'FROZEN'], 'REMOVED');
    if (removed === 0) throw notSubscribed();
  });

export const listSubscribedIds = (
  database: Executor,
  { merchantId }: Merchant,
  ids: number[],
): Promise<number[]> => findSubscribedIds(database, merchantId, ids);

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

export async function summarize(database: Executor, { merchantId }: Merchant): Promise<SubscriptionSummary> {
  const [places, used, states, categories] = await Promise.all([
    findPlaces(database, merchantId),
    countHeld(database, merchantId),
    countStates(database, merchantId),
    countCategories(database, merchantId),
  ]);
  const counts = new Map(states.map(({ state, count }) => [state, count]));
  return {
    ...places,
    used,
    states: Object.fromEntries(
      subscriptionStates.map((state) => [state, counts.get(state) ?? 0]),
    ) as SubscriptionSummary['states'],
    categories,
  };
}

export async function readSubscription(
  database: Executor,
  { merchantId }: Merchant,
  productId: number,
): Promise<SubscriptionDetail> {
  return readDetail(database, merchantId, productId);
}

const readDetail = async (
  executor: Executor,
  merchantId: string,
  productId: number,
): Promise<SubscriptionDetail> =>
  describeDetail(await requireDetail(executor, merchantId, productId), await readRule(executor, merchantId));

async function requireDetail(
  executor: Executor,
  merchantId: string,
  productId: number,
): Promise<DetailRecord> {
  const found = await findDetail(executor, merchantId, productId);
  if (!found) throw notSubscribed();
  return found;
}

/** Also waits for whoever is pricing many: they would write over the price that is set here meanwhile. */
async function lockSubscription(tx: Executor, merchantId: string, productId: number): Promise<void> {
  await lockPrices(tx, merchantId);
  await findStanding(tx, merchantId, productId);
}

export const editSubscription = (
  database: Pool,
  { merchantId }: Merchant,
  productId: number,
  edit: SubscriptionEdit,
): Promise<SubscriptionDetail> =>
  withTransaction(database, async (tx) => {
    await lockSubscription(tx, merchantId, productId);
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
    throw new AppError('INVALID_REQUEST', "images must be places among the supplier's images, each once.");
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
  new AppError('CONFLICT', `The price cannot be above the MRP of ${formatRupees(paiseToRupees(mrpPaise))}.`);

/** An accepted cost or MRP prices the product anew, unless it is priced by hand; a refused one keeps its price. */
export const decideChanges = (
  database: Pool,
  { merchantId }: Merchant,
  productId: number,
  { accept, refuse, changesKey }: ChangeDecision,
): Promise<SubscriptionDetail> =>
  withTransaction(database, async (tx) => {
    if (accept.some((field) => refuse.includes(field))) {
      throw new AppError('INVALID_REQUEST', 'A change is either accepted or refused.');
    }
    await lockSubscription(tx, merchantId, productId);
    const detail = await requireDetail(tx, merchantId, productId);
    if (nameChanges(detail) !== changesKey || ![...accept, ...refuse].every(isOpen(detail))) throw movedOn();
    if (refuse.includes('mrp') && detail.setPricePaise > detail.mrpPaise) throw aboveMrp(detail.mrpPaise);
    await settleChanges(tx, merchantId, [productId], { accept, refuse, dropOwn: true });
    if (accept.includes('sp') || accept.includes('mrp')) await followRule(tx, merchantId, [productId]);
    return readDetail(tx, merchantId, productId);
  });

const isOpen =
  ({ changes }: DetailRecord) =>
  (field: ChangeField): boolean =>
    changes.includes(field);

const movedOn = (): AppError =>
  new AppError(
    'CONFLICT',
    'These changes are no longer as you saw them: somebody has decided on them, or the supplier has changed the product again. Look at them as they are now.',
  );

async function followRule(tx: Executor, merchantId: string, productIds: number[]): Promise<void> {
  const rule = await readRule(tx, merchantId);
  await priceAnew(tx, merchantId, rule, { begin: null, includeHandSet: false, productIds });
}

/** Prices of many and the loss of many leave a trace; the rest each product shows by itself. */
const tracedActions: readonly BulkRequest['action'][] = ['setPrice', 'priceByRule', 'remove'];

export const actOnMany = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  request: BulkRequest,
): Promise<BulkOutcome> =>
  withTransaction(database, async (tx) => {
    const places = await lockPlaces(tx, merchant.merchantId);
    const ids = await findChosenIds(tx, merchant.merchantId, request.selection);
    const changed = ids.length === 0 ? 0 : await actOn(tx, merchant, ids, request, places);
    if (changed > 0 && tracedActions.includes(request.action)) {
      await recordAudit(tx, merchant, client, {
        act: 'products.changed',
        target: request.action,
        detail: { changed, price: request.price ?? null },
      });
    }
    return { changed, skipped: ids.length - changed };
  });

async function actOn(
  tx: Executor,
  merchant: Merchant,
  ids: number[],
  { action, price }: BulkRequest,
  places: PlanPlaces,
): Promise<number> {
  const { merchantId } = merchant;
  switch (action) {
    case 'remove':
      return changeState(tx, merchantId, ids, ['ACTIVE', 'PAUSED', 'FROZEN'], 'REMOVED');
    case 'pause':
      return changeState(tx, merchantId, ids, ['ACTIVE'], 'PAUSED');
    case 'freeze':
      return changeState(tx, merchantId, ids, ['ACTIVE', 'PAUSED'], 'FROZEN');
    case 'resume':
      return resume(tx, merchantId, ids, places);
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
      if (price === undefined) throw new AppError('INVALID_REQUEST', 'price is missing.');
      return setPrices(tx, merchant, ids, rupeesToPaise(price));
    case 'priceByRule':
      return returnToRule(tx, merchant, ids);
  }
}

/** Paused ones hold their place and simply go on; frozen ones need a free one each. */
async function resume(
  tx: Executor,
  merchantId: string,
  ids: number[],
  { limit }: PlanPlaces,
): Promise<number> {
  const paused = await changeState(tx, merchantId, ids, ['PAUSED'], 'ACTIVE');
  const frozen = await keepInState(tx, merchantId, ids, 'FROZEN');
  const free = limit === null ? frozen.length : Math.max(0, limit - (await countHeld(tx, merchantId)));
  return paused + (await changeState(tx, merchantId, frozen.slice(0, free), ['FROZEN'], 'ACTIVE'));
}

/**
 * After a change of plan, in its transaction: what is over the limit freezes, newest first; what fits thaws. Tells how
 * many froze.
 */
export async function fitToPlan(tx: Executor, merchantId: string): Promise<number> {
  const { limit } = await lockPlaces(tx, merchantId);
  return fitStates(tx, merchantId, limit);
}
