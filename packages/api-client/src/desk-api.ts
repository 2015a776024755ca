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
  };
};

const createItemApi = (call: SellerCall, path: string): ItemApi => ({
  changeStatus: (id, change) => call(`${path}/${id}/status`, { payload: change }),
  assign: (id, change) => call(`${path}/${id}/assignment`, { payload: change }),
  addNote: (id, note) => call(`${path}/${id}/notes`, { payload: note }),
});
