import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  BusinessProfile,
  BusinessUpdate,
} from '@postprocure/contracts/merchants/merchant-profile';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { Caller, MerchantCaller } from '../../caller.ts';
import { createSecretBox, type AccountsContext } from '../accounts/index.ts';
import {
  readBrand,
  readBusiness,
  removeBankAccount,
  saveBankAccount,
  saveBrand,
  saveBusiness,
  saveLogo,
} from './merchant-profile.service.ts';

export { findProfile as findBusinessProfile } from './merchant-profile.repository.ts';

/** Who the merchant is: for the tax office, the bank and their customers. */
export interface BusinessService {
  readBusiness(merchant: MerchantCaller): Promise<BusinessProfile>;
  saveBusiness(
    merchant: MerchantCaller,
    client: ClientContext,
    update: BusinessUpdate,
  ): Promise<BusinessProfile>;
  saveBankAccount(
    caller: Caller,
    merchant: MerchantCaller,
    client: ClientContext,
    update: BankAccountUpdate,
  ): Promise<BusinessProfile>;
  removeBankAccount(
    caller: Caller,
    merchant: MerchantCaller,
    client: ClientContext,
    password: string,
  ): Promise<BusinessProfile>;
  readBrand(merchant: MerchantCaller): Promise<BrandProfile>;
  saveBrand(merchant: MerchantCaller, client: ClientContext, update: BrandUpdate): Promise<BrandProfile>;
  saveLogo(merchant: MerchantCaller, client: ClientContext, upload: Buffer | null): Promise<BrandProfile>;
}

export function createBusiness({
  database,
  accounts,
  signingKey,
}: {
  database: Pool;
  accounts: AccountsContext;
  signingKey: Uint8Array;
}): BusinessService {
  const box = createSecretBox(signingKey, 'bank account');
  return {
    readBusiness: (merchant) => readBusiness(database, merchant),
    saveBusiness: (merchant, client, update) => saveBusiness(database, merchant, client, update),
    saveBankAccount: (caller, merchant, client, update) =>
      saveBankAccount({ database, accounts, box }, caller, merchant, client, update),
    removeBankAccount: (caller, merchant, client, password) =>
      removeBankAccount({ database, accounts }, caller, merchant, client, password),
    readBrand: (merchant) => readBrand(database, merchant),
    saveBrand: (merchant, client, update) => saveBrand(database, merchant, client, update),
    saveLogo: (merchant, client, upload) => saveLogo(database, merchant, client, upload),
  };
}
