import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';

/** A merchant's details as they appear on documents. Everything except the name may still be missing. */
export interface BillingParty {
  name: string;
  legalName: string | null;
  gstin: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  stateCode: IndianStateCode | null;
  pincode: string | null;
  ownerEmail: string | null;
}

export async function loadBillingParty(executor: Executor, merchantId: string): Promise<BillingParty> {
  const { rows } = await executor.query<BillingParty>(
    `select m.name, p.legal_name as "legalName", p.gstin, p.address_line1 as "addressLine1",
       p.address_line2 as "addressLine2", p.city, p.state_code as "stateCode", p.pincode,
       (select u.email from memberships ms join users u on u.id = ms.user_id
        where ms.merchant_id = m.id and ms.role = 'owner' order by ms.created_at, u.id limit 1) as "ownerEmail"
     from merchants m left join merchant_profiles p on p.merchant_id = m.id
     where m.id = $1`,
    [merchantId],
  );
  const [party] = rows;
  if (!party) throw new Error(`There is no merchant ${merchantId}`);
  return party;
}
