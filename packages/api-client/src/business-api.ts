import type { PasswordRequest } from '@postprocure/contracts/accounts/account';
import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  BusinessProfile,
  BusinessUpdate,
} from '@postprocure/contracts/merchants/merchant-profile';
import type { SellerCall } from './seller-call.ts';

export interface BusinessApi {
  read(): Promise<BusinessProfile>;
  save(update: BusinessUpdate): Promise<BusinessProfile>;
  saveBankAccount(update: BankAccountUpdate): Promise<BusinessProfile>;
  removeBankAccount(request: PasswordRequest): Promise<BusinessProfile>;
  readBrand(): Promise<BrandProfile>;
  saveBrand(update: BrandUpdate): Promise<BrandProfile>;
  /** Null takes it away. */
  saveLogo(file: Blob | null): Promise<BrandProfile>;
}

export const createBusinessApi = (call: SellerCall): BusinessApi => ({
  read: () => call('/api/seller/business'),
  save: (update) => call('/api/seller/business', { method: 'PUT', payload: update }),
  saveBankAccount: (update) => call('/api/seller/business/bank-account', { method: 'PUT', payload: update }),
  removeBankAccount: (request) => call('/api/seller/business/bank-account/remove', { payload: request }),
  readBrand: () => call('/api/seller/brand'),
  saveBrand: (update) => call('/api/seller/brand', { method: 'PUT', payload: update }),
  saveLogo: (file) => call('/api/seller/brand/logo', file ? { method: 'PUT', file } : { method: 'DELETE' }),
});
