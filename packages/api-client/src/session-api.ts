import type { OpenSession, SellerSession, SessionExtension } from '@postprocure/contracts/session';
import type { SellerCall } from './seller-call.ts';

export interface SessionApi {
  /** Null when nobody is logged in. */
  read(): Promise<SellerSession | null>;
  logOut(): Promise<void>;
  extend(): Promise<SessionExtension>;
  /** For the storefront, or for a call that takes tokens only. */
  createToken(): Promise<string>;
  /** The session speaks for this business from now on, in every tab. */
  switchBusiness(merchantId: string): Promise<void>;
  list(): Promise<OpenSession[]>;
  revoke(id: string): Promise<void>;
  revokeOthers(): Promise<void>;
}

export const createSessionApi = (call: SellerCall): SessionApi => ({
  read: () => call('/api/user/session'),
  logOut: () => call('/api/user/session', { method: 'DELETE' }),
  extend: () => call('/api/account/session/extend', { method: 'POST' }),
  createToken: async () =>
    (await call<{ token: string }>('/api/account/session/token', { method: 'POST' })).token,
  switchBusiness: (merchantId) =>
    call('/api/account/session/business', { method: 'PUT', payload: { merchantId } }),
  list: async () => (await call<{ sessions: OpenSession[] }>('/api/account/sessions')).sessions,
  revoke: (id) => call(`/api/account/sessions/${id}`, { method: 'DELETE' }),
  revokeOthers: () => call('/api/account/sessions', { method: 'DELETE' }),
});
