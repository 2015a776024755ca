import type {
  ChangePasswordRequest,
  PasswordRequest,
  RecoveryCodes,
  TotpCodeRequest,
  TotpEnrolment,
} from '@postprocure/contracts/account';
import type { SellerCall } from './seller-call.ts';

/** What protects the account of whoever is logged in. */
export interface SecurityApi {
  changePassword(request: ChangePasswordRequest): Promise<void>;
  enrolTotp(request: PasswordRequest): Promise<TotpEnrolment>;
  confirmTotp(request: TotpCodeRequest): Promise<RecoveryCodes>;
  disableTwoFactor(request: PasswordRequest): Promise<void>;
  renewRecoveryCodes(request: PasswordRequest): Promise<RecoveryCodes>;
}

export const createSecurityApi = (call: SellerCall): SecurityApi => ({
  changePassword: (request) => call('/api/account/password', { method: 'PUT', payload: request }),
  enrolTotp: (request) => call('/api/account/totp', { payload: request }),
  confirmTotp: (request) => call('/api/account/totp/confirm', { payload: request }),
  disableTwoFactor: (request) => call('/api/account/totp/disable', { payload: request }),
  renewRecoveryCodes: (request) => call('/api/account/recovery-codes', { payload: request }),
});
