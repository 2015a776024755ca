import { randomUUID } from 'node:crypto';
import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  BusinessProfile,
  BusinessUpdate,
} from '@postprocure/contracts/merchants/merchant-profile';
import { maskPan } from '@postprocure/contracts/merchants/pan';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Caller, MerchantCaller } from '../../caller.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { confirmPassword, type AccountsContext, type SecretBox } from '../accounts/index.ts';
import { countRecentActs, recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { deleteImage, drawImage, imageUrl, storeImage } from '../images/index.ts';
import {
  findMerchantName,
  findProfile,
  replaceLogo,
  upsertBankAccount,
  upsertBrand,
  upsertBusiness,
  type ProfileRecord,
} from './merchant-profile.repository.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId' | 'permissions'>;

export interface BankAccountDependencies {
  database: Pool;
  accounts: AccountsContext;
  box: Pick<SecretBox, 'seal'>;
}

/** Each time everybody is mailed. */
const mostBankAccountsInADay = 20;

export async function readBusiness(database: Pool, merchant: Merchant): Promise<BusinessProfile> {
  const record = await findProfile(database, merchant.merchantId);
  return describeBusiness(record, merchant.permissions.has('settings.write'));
}

function describeBusiness(record: ProfileRecord | null, inFull: boolean): BusinessProfile {
  if (!record) {
    return {
      businessType: null,
      legalName: null,
      pan: null,
      gstin: null,
      unregisteredSince: null,
      address: null,
      bank: null,
      updatedAt: null,
    };
  }
  const { line1, line2, city, stateCode, pincode, bankHolder, bankIfsc, bankAccountLast, pan } = record;
  return {
    businessType: record.businessType,
    legalName: record.legalName,
    pan: pan !== null && !inFull ? maskPan(pan) : pan,
    gstin: record.gstin,
    unregisteredSince: record.unregisteredSince?.toISOString() ?? null,
    address:
      line1 !== null && city !== null && stateCode !== null && pincode !== null
        ? { line1, line2: line2 ?? '', city, stateCode, pincode }
        : null,
    bank:
      bankHolder !== null && bankIfsc !== null && bankAccountLast !== null
        ? { holder: bankHolder, ifsc: bankIfsc, lastDigits: bankAccountLast }
        : null,
    updatedAt: record.updatedAt.toISOString(),
  };
}

export async function saveBusiness(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  update: BusinessUpdate,
): Promise<BusinessProfile> {
  await withTransaction(database, async (tx) => {
    await upsertBusiness(tx, merchant.merchantId, merchant.userId, update);
    await recordAudit(tx, merchant, client, {
      act: 'business.updated',
      detail: { registered: update.gst.registered, state: update.address.stateCode },
    });
  });
  return readBusiness(database, merchant);
}

export async function saveBankAccount(
  { database, accounts, box }: BankAccountDependencies,
  caller: Caller,
  merchant: Merchant,
  client: ClientContext,
  { holder, ifsc, accountNumber, password }: BankAccountUpdate,
): Promise<BusinessProfile> {
  await confirmPassword(accounts, caller, client, password);
  const sealed = box.seal(Buffer.from(accountNumber));
  await withTransaction(database, async (tx) => {
    if (
      (await countRecentActs(tx, merchant.merchantId, 'business.bankAccountSet', 24)) >=
      mostBankAccountsInADay
    ) {
      throw new AppError(
        'RATE_LIMITED',
        `The bank account was changed ${mostBankAccountsInADay} times within a day. Please change it tomorrow.`,
      );
    }
    await upsertBankAccount(tx, merchant.merchantId, {
      holder,
      ifsc,
      sealed,
      lastDigits: accountNumber.slice(-4),
    });
    await recordAudit(tx, merchant, client, { act: 'business.bankAccountSet' });
    await tellOfBankAccount(
      tx,
      merchant,
      'The bank account for refunds was changed',
      `Refunds now go to the account that ends in ${accountNumber.slice(-4)}.`,
    );
  });
  return readBusiness(database, merchant);
}

export async function removeBankAccount(
  { database, accounts }: Omit<BankAccountDependencies, 'box'>,
  caller: Caller,
  merchant: Merchant,
  client: ClientContext,
  password: string,
): Promise<BusinessProfile> {
  await confirmPassword(accounts, caller, client, password);
  await withTransaction(database, async (tx) => {
    if (!(await findProfile(tx, merchant.merchantId))?.bankIfsc) return;
    await upsertBankAccount(tx, merchant.merchantId, null);
    await recordAudit(tx, merchant, client, { act: 'business.bankAccountRemoved' });
    await tellOfBankAccount(
      tx,
      merchant,
      'The bank account for refunds was removed',
      'There is none now, and no refund can be paid out until you enter one.',
    );
  });
  return readBusiness(database, merchant);
}

/** Where money goes concerns everybody who could have changed it: whoever did not learns that somebody has. */
const tellOfBankAccount = (
  tx: Executor,
  { merchantId }: Merchant,
  title: string,
  body: string,
): Promise<unknown> =>
  notify(tx, {
    kind: 'security',
    to: { merchantId, permission: 'settings.write' },
    key: `bank-account:${merchantId}:${randomUUID()}`,
    title,
    body,
    link: '/seller/settings/business',
  });

export async function readBrand(database: Pool, { merchantId }: Merchant): Promise<BrandProfile> {
  const [record, name] = await Promise.all([
    findProfile(database, merchantId),
    findMerchantName(database, merchantId),
  ]);
  return {
    name: record?.brandName ?? name,
    supportEmail: record?.supportEmail ?? '',
    supportPhone: record?.supportPhone ?? '',
    logoUrl: record?.logoId ? imageUrl(record.logoId) : null,
  };
}

export async function saveBrand(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  { name, supportEmail, supportPhone }: BrandUpdate,
): Promise<BrandProfile> {
  await withTransaction(database, async (tx) => {
    await upsertBrand(tx, merchant.merchantId, {
      name,
      supportEmail: supportEmail || null,
      supportPhone: supportPhone || null,
    });
    await recordAudit(tx, merchant, client, { act: 'brand.updated' });
  });
  return readBrand(database, merchant);
}

/** Null takes the logo away. */
export async function saveLogo(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  upload: Buffer | null,
): Promise<BrandProfile> {
  const drawn = upload && (await drawImage(upload, 'whole'));
  await withTransaction(database, async (tx) => {
    const before = await replaceLogo(tx, merchant.merchantId, drawn && (await storeImage(tx, drawn)));
    if (before !== null) await deleteImage(tx, before);
    await recordAudit(tx, merchant, client, { act: drawn ? 'brand.logoSet' : 'brand.logoRemoved' });
  });
  return readBrand(database, merchant);
}
