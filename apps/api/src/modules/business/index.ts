import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  BusinessProfile,
  BusinessUpdate,
} from '@postprocure/contracts/business';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { Caller, SellerCaller } from '../../caller.ts';
import type { AccountsService } from '../accounts/index.ts';
import { createSecretBox } from '../accounts/secret-box.ts';
import {
  readBrand,
  readBusiness,
  removeBankAccount,
  saveBankAccount,
  saveBrand,
  saveBusiness,
  saveLogo,
} from './business.service.ts';

export { findProfile as findBusinessProfile } from './business.repository.ts';

/** Who the merchant is: for the tax office, the bank and their customers. */
export interface BusinessService {
  readBusiness(seller: SellerCaller): Promise<BusinessProfile>;
  saveBusiness(seller: SellerCaller, client: ClientContext, update: BusinessUpdate): Promise<BusinessProfile>;
  saveBankAccount(
    caller: Caller,
    seller: SellerCaller,
    client: ClientContext,
    update: BankAccountUpdate,
  ): Promise<BusinessProfile>;
  removeBankAccount(
    caller: Caller,
    seller: SellerCaller,
    client: ClientContext,
    password: string,
  ): Promise<BusinessProfile>;
  readBrand(seller: SellerCaller): Promise<BrandProfile>;
  saveBrand(seller: SellerCaller, client: ClientContext, update: BrandUpdate): Promise<BrandProfile>;
  saveLogo(seller: SellerCaller, client: ClientContext, upload: Buffer | null): Promise<BrandProfile>;
}

export function createBusiness({
  database,
  accounts,
  signingKey,
}: {
  database: Pool;
  accounts: Pick<AccountsService, 'confirmPassword'>;
  signingKey: Uint8Array;
}): BusinessService {
  const box = createSecretBox(signingKey, 'bank account');
  return {
    readBusiness: (seller) => readBusiness(database, seller),
    saveBusiness: (seller, client, update) => saveBusiness(database, seller, client, update),
    saveBankAccount: (caller, seller, client, update) =>
      saveBankAccount({ database, accounts, box }, caller, seller, client, update),
    removeBankAccount: (caller, seller, client, password) =>
      removeBankAccount({ database, accounts }, caller, seller, client, password),
    readBrand: (seller) => readBrand(database, seller),
    saveBrand: (seller, client, update) => saveBrand(database, seller, client, update),
    saveLogo: (seller, client, upload) => saveLogo(database, seller, client, upload),
  };
}
