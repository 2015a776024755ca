import type { PricingPreview, PricingRuleRequest, PricingState } from '@postprocure/contracts/pricing-rule';
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
} from '@postprocure/contracts/subscription';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { SellerCaller } from '../../caller.ts';
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

type Seller = Pick<SellerCaller, 'merchantId' | 'userId'>;

export interface SubscriptionsService {
  subscribe(seller: Seller, productId: number): Promise<SubscribeOutcome>;
  unsubscribe(seller: Seller, productId: number): Promise<void>;
  listSubscribedIds(seller: Seller, ids: number[]): Promise<number[]>;
  list(seller: Seller, query: SubscriptionListQuery): Promise<SubscriptionPage>;
  summarize(seller: Seller): Promise<SubscriptionSummary>;
  read(seller: Seller, productId: number): Promise<SubscriptionDetail>;
  edit(seller: Seller, productId: number, edit: SubscriptionEdit): Promise<SubscriptionDetail>;
  decide(seller: Seller, productId: number, decision: ChangeDecision): Promise<SubscriptionDetail>;
  actOnMany(seller: Seller, client: ClientContext, request: BulkRequest): Promise<BulkOutcome>;
  readPricing(seller: Seller): Promise<PricingState>;
  previewRule(seller: Seller, request: PricingRuleRequest): Promise<PricingPreview>;
  applyRule(seller: Seller, client: ClientContext, request: PricingRuleRequest): Promise<{ changed: number }>;
  undoChange(seller: Seller, client: ClientContext, id: number): Promise<{ changed: number }>;
  countSubscriptions(merchantId: string): Promise<number>;
  readPulse(merchantId: string, days: number): Promise<ProductPulse>;
}

export const createSubscriptions = ({ database }: { database: Pool }): SubscriptionsService => ({
  subscribe: (seller, productId) => subscribe(database, seller, productId),
  unsubscribe: (seller, productId) => unsubscribe(database, seller, productId),
  listSubscribedIds: (seller, ids) => listSubscribedIds(database, seller, ids),
  list: (seller, query) => listSubscriptions(database, seller, query),
  summarize: (seller) => summarize(database, seller),
  read: (seller, productId) => readSubscription(database, seller, productId),
  edit: (seller, productId, edit) => editSubscription(database, seller, productId, edit),
  decide: (seller, productId, decision) => decideChanges(database, seller, productId, decision),
  actOnMany: (seller, client, request) => actOnMany(database, seller, client, request),
  readPricing: (seller) => readPricing(database, seller),
  previewRule: (seller, request) => previewRule(database, seller, request),
  applyRule: (seller, client, request) => applyRule(database, seller, client, request),
  undoChange: (seller, client, id) => undoChange(database, seller, client, id),
  countSubscriptions: (merchantId) => countHeld(database, merchantId),
  readPulse: (merchantId, days) => readPulse(database, merchantId, days),
});
