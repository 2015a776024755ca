import type {
  AcceptInvitationRequest,
  EmailRequest,
  Invitation,
  ResetPasswordRequest,
  SignUpRequest,
} from '@postprocure/contracts/account';
import type { SellerCall } from './seller-call.ts';

/** Ways into an account for people who are not logged in. */
export interface EntryApi {
  signUp(request: SignUpRequest): Promise<void>;
  verifyEmail(token: string): Promise<void>;
  recover(request: EmailRequest): Promise<void>;
  resetPassword(request: ResetPasswordRequest): Promise<void>;
  readInvitation(token: string): Promise<Invitation>;
  acceptInvitation(request: AcceptInvitationRequest): Promise<void>;
}

export const createEntryApi = (call: SellerCall): EntryApi => ({
  signUp: (request) => call('/api/user/signup', { payload: request }),
  verifyEmail: (token) => call('/api/user/verify-email', { payload: { token } }),
  recover: (request) => call('/api/user/recover', { payload: request }),
  resetPassword: (request) => call('/api/user/reset-password', { payload: request }),
  readInvitation: (token) => call('/api/user/invitation', { payload: { token } }),
  acceptInvitation: (request) => call('/api/user/invitation/accept', { payload: request }),
});
