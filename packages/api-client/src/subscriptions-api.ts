import type {
  ColumnMap,
  ColumnMapBody,
  ExportRecord,
  ExportRequest,
} from '@postprocure/contracts/exports/export';
import type {
  PricingPreview,
  PricingRuleRequest,
  PricingState,
} from '@postprocure/contracts/subscriptions/pricing-rule';
import type {
  BulkOutcome,
  BulkRequest,
  ChangeDecision,
  SubscribeOutcome,
  SubscriptionDetail,
  SubscriptionEdit,
  SubscriptionPage,
  SubscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import type { SellerCall } from './seller-call.ts';

/** A merchant's products: what is subscribed to, how it is priced, and the files made of it. */
export interface SubscriptionsApi {
  /** `query` as it stands in the address of the page. */
  list(query: URLSearchParams): Promise<SubscriptionPage>;
  summarize(): Promise<SubscriptionSummary>;
  read(productId: number): Promise<SubscriptionDetail>;
  /** Which of these products are subscribed to. */
  findSubscribed(productIds: readonly number[]): Promise<number[]>;
  subscribe(productId: number): Promise<SubscribeOutcome>;
  remove(productId: number): Promise<void>;
  edit(productId: number, edit: SubscriptionEdit): Promise<SubscriptionDetail>;
  decide(
    productId: number,
    decision: Pick<ChangeDecision, 'changesKey'> & Partial<ChangeDecision>,
  ): Promise<SubscriptionDetail>;
  actOnMany(request: BulkRequest): Promise<BulkOutcome>;
  readPricing(): Promise<PricingState>;
  previewRule(request: PricingRuleRequest): Promise<PricingPreview>;
  applyRule(request: PricingRuleRequest): Promise<{ changed: number }>;
  undoPricing(id: number): Promise<{ changed: number }>;
  requestExport(request: Pick<ExportRequest, 'format'> & Partial<ExportRequest>): Promise<ExportRecord>;
  listExports(): Promise<ExportRecord[]>;
  cancelExport(id: string): Promise<ExportRecord>;
  listColumnMaps(): Promise<ColumnMap[]>;
  saveColumnMap(body: ColumnMapBody): Promise<ColumnMap>;
  deleteColumnMap(id: string): Promise<void>;
}

export const createSubscriptionsApi = (call: SellerCall): SubscriptionsApi => ({
  list: (query) => call(`/api/seller/subscriptions?${query.toString()}`),
  summarize: () => call('/api/seller/subscriptions/summary'),
  read: (productId) => call(`/api/seller/subscriptions/${productId}`),
  findSubscribed: async (productIds) =>
    (await call<{ productIds: number[] }>(`/api/seller/subscriptions/states?ids=${productIds.join(',')}`))
      .productIds,
  subscribe: (productId) => call(`/api/seller/subscriptions/${productId}`, { method: 'PUT' }),
  remove: (productId) => call(`/api/seller/subscriptions/${productId}`, { method: 'DELETE' }),
  edit: (productId, edit) =>
    call(`/api/seller/subscriptions/${productId}`, { method: 'PATCH', payload: edit }),
  decide: (productId, decision) =>
    call(`/api/seller/subscriptions/${productId}/changes`, { payload: decision }),
  actOnMany: (request) => call('/api/seller/subscriptions/bulk', { payload: request }),
  readPricing: () => call('/api/seller/pricing-rule'),
  previewRule: (request) => call('/api/seller/pricing-rule/preview', { payload: request }),
  applyRule: (request) => call('/api/seller/pricing-rule', { method: 'PUT', payload: request }),
  undoPricing: (id) => call('/api/seller/pricing-rule/undo', { payload: { id } }),
  requestExport: (request) => call('/api/seller/exports', { payload: request }),
  listExports: async () => (await call<{ exports: ExportRecord[] }>('/api/seller/exports')).exports,
  cancelExport: (id) => call(`/api/seller/exports/${id}`, { method: 'DELETE' }),
  listColumnMaps: async () => (await call<{ maps: ColumnMap[] }>('/api/seller/export-maps')).maps,
  saveColumnMap: (body) => call('/api/seller/export-maps', { method: 'PUT', payload: body }),
  deleteColumnMap: (id) => call(`/api/seller/export-maps/${id}`, { method: 'DELETE' }),
});
