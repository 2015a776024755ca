import type { MerchantProfileUpdate } from '@postprocure/contracts/merchants/merchant-profile';
import type { BusinessType } from '@postprocure/contracts/merchants/business-type';
import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';

export interface ProfileRecord {
  businessType: BusinessType | null;
  legalName: string | null;
  gstin: string | null;
  unregisteredSince: Date | null;
  pan: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  stateCode: IndianStateCode | null;
  pincode: string | null;
  bankHolder: string | null;
  bankIfsc: string | null;
  bankAccountLast: string | null;
  brandName: string | null;
  supportEmail: string | null;
  supportPhone: string | null;
  logoId: string | null;
  updatedAt: Date;
}

export async function findProfile(executor: Executor, merchantId: string): Promise<ProfileRecord | null> {
  const { rows } = await executor.query<ProfileRecord>(
    `select business_type as "businessType", legal_name as "legalName", gstin,
       unregistered_declared_at as "unregisteredSince", pan, address_line1 as line1, address_line2 as line2,
       city, state_code as "stateCode", pincode, bank_holder as "bankHolder", bank_ifsc as "bankIfsc",
       bank_account_last as "bankAccountLast", brand_name as "brandName", support_email as "supportEmail",
       support_phone as "supportPhone", logo_id as "logoId", updated_at as "updatedAt"
     from merchant_profiles where merchant_id = $1`,
    [merchantId],
  );
  return rows[0] ?? null;
}

/** Keeps the date on which the merchant first declared that it is not registered for GST. */
export async function upsertProfile(
  tx: Executor,
  merchantId: string,
  userId: string,
  { businessType, legalName, pan, gst, address }: MerchantProfileUpdate,
): Promise<void> {
  await tx.query(
    `insert into merchant_profiles as p (merchant_id, business_type, legal_name, pan, gstin,
       unregistered_declared_at, unregistered_declared_by, address_line1, address_line2, city, state_code, pincode)
     values ($1, $2, $3, $4, $5, case when $5::text is null then now() end, case when $5::text is null then $6::uuid end,
       $7, $8, $9, $10, $11)
     on conflict (merchant_id) do update set business_type = $2, legal_name = $3, pan = $4, gstin = $5,
       unregistered_declared_at = case when $5::text is null then coalesce(p.unregistered_declared_at, now()) end,
       unregistered_declared_by = case when $5::text is null then coalesce(p.unregistered_declared_by, $6) end,
       address_line1 = $7, address_line2 = $8, city = $9, state_code = $10, pincode = $11, updated_at = now()`,
    [
      merchantId,
      businessType,
      legalName,
      pan,
      gst.registered ? gst.gstin : null,
      userId,
      address.line1,
      address.line2,
      address.city,
      address.stateCode,
      address.pincode,
    ],
  );
}

export interface StoredBankAccount {
  holder: string;
  ifsc: string;
  sealed: Buffer;
  lastDigits: string;
}

export async function upsertBankAccount(
  tx: Executor,
  merchantId: string,
  account: StoredBankAccount | null,
): Promise<void> {
  await tx.query(
    `insert into merchant_profiles (merchant_id, bank_holder, bank_ifsc, bank_account_sealed, bank_account_last)
     values ($1, $2, $3, $4, $5)
     on conflict (merchant_id) do update set bank_holder = $2, bank_ifsc = $3, bank_account_sealed = $4,
       bank_account_last = $5, updated_at = now()`,
    [
      merchantId,
      account?.holder ?? null,
      account?.ifsc ?? null,
      account?.sealed ?? null,
      account?.lastDigits ?? null,
    ],
  );
}

export async function upsertBrand(
  tx: Executor,
  merchantId: string,
  brand: { name: string; supportEmail: string | null; supportPhone: string | null },
): Promise<void> {
  await tx.query(
    `insert into merchant_profiles (merchant_id, brand_name, support_email, support_phone)
     values ($1, $2, $3, $4)
     on conflict (merchant_id) do update set brand_name = $2, support_email = $3, support_phone = $4,
       updated_at = now()`,
    [merchantId, brand.name, brand.supportEmail, brand.supportPhone],
  );
}

/** Returns the ID of the previous logo. */
export async function replaceLogo(
  tx: Executor,
  merchantId: string,
  logoId: string | null,
): Promise<string | null> {
  await tx.query('insert into merchant_profiles (merchant_id) values ($1) on conflict do nothing', [
    merchantId,
  ]);
  const { rows } = await tx.query<{ before: string | null }>(
    `with old as (select logo_id from merchant_profiles where merchant_id = $1 for update)
     update merchant_profiles set logo_id = $2, updated_at = now() from old where merchant_id = $1
     returning old.logo_id as before`,
    [merchantId, logoId],
  );
  return rows[0]?.before ?? null;
}

export async function findMerchantName(executor: Executor, merchantId: string): Promise<string> {
  const { rows } = await executor.query<{ name: string }>('select name from merchants where id = $1', [
    merchantId,
  ]);
  return rows[0]?.name ?? '';
}
