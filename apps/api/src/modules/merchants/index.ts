export { findBankAccount, openBankAccount } from './bank-account.repository.ts';
export { loadBillingParty } from './billing-party.repository.ts';
import type {
  AuditPage,
  AuditQuery,
  DeskMerchant,
  MerchantPage,
  MerchantQuery,
  MerchantStatusChange,
  PlanActivation,
  PlanDecline,
} from '@postprocure/contracts/merchants/desk-merchant';
import type { Pool } from '@postprocure/db/pool';
import type { StaffActor } from '../../staff-actor.ts';
import { readAuditTrail } from '../audit/index.ts';
import {
  activateRequestedPlan,
  changeMerchantStatus,
  declineRequestedPlan,
  readMerchant,
  readMerchants,
} from './merchant-desk.service.ts';

/** What staff know of merchants and do for them. */
export interface MerchantsService {
  list(query: MerchantQuery): Promise<MerchantPage>;
  read(id: string): Promise<DeskMerchant>;
  readAuditTrail(query: AuditQuery): Promise<AuditPage>;
  activatePlan(actor: StaffActor, id: string, activation: PlanActivation): Promise<void>;
  declinePlan(actor: StaffActor, id: string, decline: PlanDecline): Promise<void>;
  changeStatus(actor: StaffActor, id: string, change: MerchantStatusChange): Promise<void>;
}

export const createMerchants = ({ database }: { database: Pool }): MerchantsService => ({
  list: (query) => readMerchants(database, query),
  read: (id) => readMerchant(database, id),
  readAuditTrail: (query) => readAuditTrail(database, query),
  activatePlan: (actor, id, activation) => activateRequestedPlan(database, actor, id, activation),
  declinePlan: (actor, id, decline) => declineRequestedPlan(database, actor, id, decline),
  changeStatus: (actor, id, change) => changeMerchantStatus(database, actor, id, change),
});
