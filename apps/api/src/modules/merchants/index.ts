export { findBankAccount, openBankAccount } from './bank-account.repository.ts';
export { loadBillingParty } from './billing-party.repository.ts';
export { saveMerchantStatus } from './merchant-desk.repository.ts';
export { createMerchantDeskHandlers } from './merchant-desk.service.ts';
export { findProfile as findMerchantProfile } from './merchant-profile.repository.ts';
export { createMerchantProfileHandlers } from './merchant-profile.service.ts';
export { resealBankAccounts } from './reseal-bank-accounts.ts';
