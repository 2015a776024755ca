import type {
  PricingPreview,
  PricingRuleRequest,
  PricingState,
} from '@postprocure/contracts/subscriptions/pricing-rule';
import type {
  BulkOutcome,
  BulkRequest,
  ChangeDecision,
  ProductPulse,
  SubscribeOutcome,
  SubscriptionDetail,
  SubscriptionEdit,
  SubscriptionListQuery,
  SubscriptionPage,
  SubscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { MerchantCaller } from '../../caller.ts';
import { applyRule, previewRule, readPricing, undoChange } from './pricing.service.ts';
import { readPulse } from './pulse.service.ts';
import { countHeld } from './subscription.repository.ts';
import {
  actOnMany,
  decideChanges,
  editSubscription,
  listSubscribedIds,
  listSubscriptions,
  readSubscription,
  subscribe,
  summarize,
  unsubscribe,
} from './subscription.service.ts';

/** For files and the like: the products that a selection of a merchant's names. */
export { findChosenIds } from './subscription-list.repository.ts';
export { fitToPlan } from './subscription.service.ts';
export { readPulse } from './pulse.service.ts';
export { countAttention, loadFullPlans, loadSupplierNews } from './attention.repository.ts';
/** How many places of the plan a merchant's products take: active and paused ones. */
export { countHeld as countSubscriptions } from './subscription.repository.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export interface SubscriptionsService {
  subscribe(merchant: Merchant, productId: number): Promise<SubscribeOutcome>;
  unsubscribe(merchant: Merchant, productId: number): Promise<void>;
  listSubscribedIds(merchant: Merchant, ids: number[]): Promise<number[]>;
  list(merchant: Merchant, query: SubscriptionListQuery): Promise<SubscriptionPage>;
  summarize(merchant: Merchant): Promise<SubscriptionSummary>;
  read(merchant: Merchant, productId: number): Promise<SubscriptionDetail>;
  edit(merchant: Merchant, productId: number, edit: SubscriptionEdit): Promise<SubscriptionDetail>;
  decide(merchant: Merchant, productId: number, decision: ChangeDecision): Promise<SubscriptionDetail>;
  actOnMany(merchant: Merchant, client: ClientContext, request: BulkRequest): Promise<BulkOutcome>;
  readPricing(merchant: Merchant): Promise<PricingState>;
  previewRule(merchant: Merchant, request: PricingRuleRequest): Promise<PricingPreview>;
  applyRule(
    merchant: Merchant,
    client: ClientContext,
    request: PricingRuleRequest,
  ): Promise<{ changed: number }>;
  undoChange(merchant: Merchant, client: ClientContext, id: number): Promise<{ changed: number }>;
  countSubscriptions(merchantId: string): Promise<number>;
  readPulse(merchantId: string, days: number): Promise<ProductPulse>;
}

export const createSubscriptions = ({ database }: { database: Pool }): SubscriptionsService => ({
  subscribe: (merchant, productId) => subscribe(database, merchant, productId),
  unsubscribe: (merchant, productId) => unsubscribe(database, merchant, productId),
  listSubscribedIds: (merchant, ids) => listSubscribedIds(database, merchant, ids),
  list: (merchant, query) => listSubscriptions(database, merchant, query),
  summarize: (merchant) => summarize(database, merchant),
  read: (merchant, productId) => readSubscription(database, merchant, productId),
  edit: (merchant, productId, edit) => editSubscription(database, merchant, productId, edit),
  decide: (merchant, productId, decision) => decideChanges(database, merchant, productId, decision),
  actOnMany: (merchant, client, request) => actOnMany(database, merchant, client, request),
  readPricing: (merchant) => readPricing(database, merchant),
  previewRule: (merchant, request) => previewRule(database, merchant, request),
  applyRule: (merchant, client, request) => applyRule(database, merchant, client, request),
  undoChange: (merchant, client, id) => undoChange(database, merchant, client, id),
  countSubscriptions: (merchantId) => countHeld(database, merchantId),
  readPulse: (merchantId, days) => readPulse(database, merchantId, days),
});
