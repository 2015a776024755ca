import type {
  AuditPage,
  DeskMerchant,
  MerchantPage,
  MerchantStatusChange,
  PlanActivation,
  PlanDecline,
} from '@postprocure/contracts/merchants/desk-merchant';
import type { JobPage, OutboxPage } from '@postprocure/contracts/operations/operation';
import type { SellerCall } from './seller-call.ts';

/** What our staff work with. Lists take the query of the page's own address. */
export interface DeskApi {
  listMerchants(query: URLSearchParams): Promise<MerchantPage>;
  readMerchant(id: string): Promise<DeskMerchant>;
  activatePlan(id: string, activation: PlanActivation): Promise<void>;
  declinePlan(id: string, decline: PlanDecline): Promise<void>;
  changeMerchantStatus(id: string, change: MerchantStatusChange): Promise<void>;
  readAuditTrail(query: URLSearchParams): Promise<AuditPage>;
  listMails(query: URLSearchParams): Promise<OutboxPage>;
  retryMail(id: number): Promise<void>;
  retryAllMails(): Promise<{ count: number }>;
  listJobs(query: URLSearchParams): Promise<JobPage>;
  retryJob(id: number): Promise<void>;
}

export const createDeskApi = (call: SellerCall): DeskApi => {
  const list =
    <T>(path: string) =>
    (query: URLSearchParams): Promise<T> =>
      call(query.size === 0 ? path : `${path}?${query.toString()}`);
  return {
    listMerchants: list('/api/desk/merchants'),
    readMerchant: (id) => call(`/api/desk/merchants/${id}`),
    activatePlan: (id, activation) =>
      call(`/api/desk/merchants/${id}/plan-request/activate`, { payload: activation }),
    declinePlan: (id, decline) =>
      call(`/api/desk/merchants/${id}/plan-request/decline`, { payload: decline }),
    changeMerchantStatus: (id, change) => call(`/api/desk/merchants/${id}/status`, { payload: change }),
    readAuditTrail: list('/api/desk/audit'),
    listMails: list('/api/desk/mails'),
    retryMail: (id) => call(`/api/desk/mails/${id}/retry`, { method: 'POST' }),
    retryAllMails: () => call('/api/desk/mails/retry', { method: 'POST' }),
    listJobs: list('/api/desk/jobs'),
    retryJob: (id) => call(`/api/desk/jobs/${id}/retry`, { method: 'POST' }),
  };
};
