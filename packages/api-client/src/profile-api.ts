import type { EmailChangeRequest, PersonProfile, PersonUpdate } from '@postprocure/contracts/profile';
import type { DataDownload, PrivacyState } from '@postprocure/contracts/privacy';
import type { SellerCall } from './seller-call.ts';

/** What a person says of themselves, and what they may ask of us about it. */
export interface ProfileApi {
  read(): Promise<PersonProfile>;
  save(update: PersonUpdate): Promise<PersonProfile>;
  /** Null takes it away. */
  savePhoto(file: Blob | null): Promise<PersonProfile>;
  requestEmailChange(request: EmailChangeRequest): Promise<PersonProfile>;
  cancelEmailChange(): Promise<PersonProfile>;
  confirmEmailChange(token: string): Promise<void>;
  readPrivacy(): Promise<PrivacyState>;
  requestDownload(): Promise<PrivacyState>;
  requestErasure(password: string): Promise<PrivacyState>;
  keepAccount(): Promise<PrivacyState>;
}

export const createProfileApi = (call: SellerCall): ProfileApi => ({
  read: () => call('/api/account/profile'),
  save: (update) => call('/api/account/profile', { method: 'PUT', payload: update }),
  savePhoto: (file) =>
    call('/api/account/profile/photo', file ? { method: 'PUT', file } : { method: 'DELETE' }),
  requestEmailChange: (request) => call('/api/account/email-change', { payload: request }),
  cancelEmailChange: () => call('/api/account/email-change', { method: 'DELETE' }),
  confirmEmailChange: (token) => call('/api/user/email-change/confirm', { payload: { token } }),
  readPrivacy: () => call('/api/account/privacy'),
  requestDownload: () => call('/api/account/data-downloads', { method: 'POST' }),
  requestErasure: (password) => call('/api/account/erasure', { payload: { password } }),
  keepAccount: () => call('/api/account/erasure', { method: 'DELETE' }),
});

export const downloadPath = ({ id }: Pick<DataDownload, 'id'>): string => `/api/account/data-downloads/${id}`;
