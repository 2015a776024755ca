import type { Executor } from '@postprocure/db/pool';
import { findMerchantProfile } from '../merchants/index.ts';
import type { TaxData } from './judge-tax-data.ts';

export async function loadTaxData(executor: Executor, merchantId: string): Promise<TaxData> {
  const profile = await findMerchantProfile(executor, merchantId);
  return {
    gstin: profile?.gstin ?? null,
    isDeclaredUnregistered: profile?.unregisteredSince != null,
    stateCode: profile?.stateCode ?? null,
  };
}
