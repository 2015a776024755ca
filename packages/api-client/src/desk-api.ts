import type {
  AssignmentChange,
  ChatStaffMessage,
  DeskChat,
  DeskTicket,
  TicketReply,
  InboxPage,
  NewNote,
  StaffName,
  StatusChange,
} from '@postprocure/contracts/inbox/inbox';
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

/** What can be done with a submission and with a chat alike. */
export interface ItemApi {
  changeStatus(id: string, change: StatusChange): Promise<void>;
  assign(id: string, change: AssignmentChange): Promise<void>;
  addNote(id: string, note: NewNote): Promise<void>;
}

/** What our staff work with. Lists take the query of the page's own address. */
export interface DeskApi {
  listInbox(query: URLSearchParams): Promise<InboxPage>;
  listStaff(): Promise<StaffName[]>;
  tickets: ItemApi & {
    read(id: string): Promise<DeskTicket>;
    reply(id: string, reply: TicketReply): Promise<void>;
  };
  chats: ItemApi & {
    read(id: string): Promise<DeskChat>;
    write(id: string, message: ChatStaffMessage): Promise<void>;
  };
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
    listInbox: list('/api/desk/inbox'),
    listStaff: async () => (await call<{ staff: StaffName[] }>('/api/desk/staff')).staff,
    tickets: {
      ...createItemApi(call, '/api/desk/tickets'),
      read: (id) => call(`/api/desk/tickets/${id}`),
      reply: (id, reply) => call(`/api/desk/tickets/${id}/replies`, { payload: reply }),
    },
    chats: {
      ...createItemApi(call, '/api/desk/chats'),
      read: (id) => call(`/api/desk/chats/${id}`),
      write: (id, message) => call(`/api/desk/chats/${id}/messages`, { payload: message }),
    },
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

const createItemApi = (call: SellerCall, path: string): ItemApi => ({
  changeStatus: (id, change) => call(`${path}/${id}/status`, { payload: change }),
  assign: (id, change) => call(`${path}/${id}/assignment`, { payload: change }),
  addNote: (id, note) => call(`${path}/${id}/notes`, { payload: note }),
});
