import { randomUUID } from 'node:crypto';
import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  BusinessProfile,
  BusinessUpdate,
} from '@postprocure/contracts/business';
import { maskPan } from '@postprocure/contracts/pan';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Caller, SellerCaller } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { SecretBox } from '../accounts/secret-box.ts';
import { countRecentActs, recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { deletePicture, drawPicture, pictureUrl, storePicture } from '../pictures/index.ts';
import {
  findMerchantName,
  findProfile,
  replaceLogo,
  upsertBankAccount,
  upsertBrand,
  upsertBusiness,
  type ProfileRecord,
} from './business.repository.ts';

type Seller = Pick<SellerCaller, 'merchantId' | 'userId' | 'permissions'>;

export interface BankAccountDependencies {
  database: Pool;
  accounts: Pick<AccountsService, 'confirmPassword'>;
  box: Pick<SecretBox, 'seal'>;
}

/** Each time everybody is mailed. */
const mostBankAccountsInADay = 20;

export async function readBusiness(database: Pool, seller: Seller): Promise<BusinessProfile> {
  const record = await findProfile(database, seller.merchantId);
  return describeBusiness(record, seller.permissions.has('settings.write'));
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
  seller: Seller,
  client: ClientContext,
  update: BusinessUpdate,
): Promise<BusinessProfile> {
  await withTransaction(database, async (tx) => {
    await upsertBusiness(tx, seller.merchantId, seller.userId, update);
    await recordAudit(tx, seller, client, {
      act: 'business.updated',
      detail: { registered: update.gst.registered, state: update.address.stateCode },
    });
  });
  return readBusiness(database, seller);
}

export async function saveBankAccount(
  { database, accounts, box }: BankAccountDependencies,
  caller: Caller,
  seller: Seller,
  client: ClientContext,
  { holder, ifsc, accountNumber, password }: BankAccountUpdate,
): Promise<BusinessProfile> {
  await accounts.confirmPassword(caller, client, password);
  const sealed = box.seal(Buffer.from(accountNumber));
  await withTransaction(database, async (tx) => {
    if (
      (await countRecentActs(tx, seller.merchantId, 'business.bankAccountSet', 24)) >= mostBankAccountsInADay
    ) {
      throw new AppError(
        'RATE_LIMITED',
        `The bank account was changed ${mostBankAccountsInADay} times within a day. Please change it tomorrow.`,
      );
    }
    await upsertBankAccount(tx, seller.merchantId, {
      holder,
      ifsc,
      sealed,
      lastDigits: accountNumber.slice(-4),
    });
    await recordAudit(tx, seller, client, { act: 'business.bankAccountSet' });
    await tellOfBankAccount(
      tx,
      seller,
      'The bank account for refunds was changed',
      `Refunds now go to the account that ends in ${accountNumber.slice(-4)}.`,
    );
  });
  return readBusiness(database, seller);
}

export async function removeBankAccount(
  { database, accounts }: Omit<BankAccountDependencies, 'box'>,
  caller: Caller,
  seller: Seller,
  client: ClientContext,
  password: string,
): Promise<BusinessProfile> {
  await accounts.confirmPassword(caller, client, password);
  await withTransaction(database, async (tx) => {
    if (!(await findProfile(tx, seller.merchantId))?.bankIfsc) return;
    await upsertBankAccount(tx, seller.merchantId, null);
    await recordAudit(tx, seller, client, { act: 'business.bankAccountRemoved' });
    await tellOfBankAccount(
      tx,
      seller,
      'The bank account for refunds was removed',
      'There is none now, and no refund can be paid out until you enter one.',
    );
  });
  return readBusiness(database, seller);
}

/** Where money goes concerns everybody who could have changed it: whoever did not learns that somebody has. */
const tellOfBankAccount = (
  tx: Executor,
  { merchantId }: Seller,
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

export async function readBrand(database: Pool, { merchantId }: Seller): Promise<BrandProfile> {
  const [record, name] = await Promise.all([
    findProfile(database, merchantId),
    findMerchantName(database, merchantId),
  ]);
  return {
    name: record?.brandName ?? name,
    supportEmail: record?.supportEmail ?? '',
    supportPhone: record?.supportPhone ?? '',
    logoUrl: record?.logoId ? pictureUrl(record.logoId) : null,
  };
}

export async function saveBrand(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  { name, supportEmail, supportPhone }: BrandUpdate,
): Promise<BrandProfile> {
  await withTransaction(database, async (tx) => {
    await upsertBrand(tx, seller.merchantId, {
      name,
      supportEmail: supportEmail || null,
      supportPhone: supportPhone || null,
    });
    await recordAudit(tx, seller, client, { act: 'brand.updated' });
  });
  return readBrand(database, seller);
}

/** Null takes the logo away. */
export async function saveLogo(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  upload: Buffer | null,
): Promise<BrandProfile> {
  const drawn = upload && (await drawPicture(upload, 'whole'));
  await withTransaction(database, async (tx) => {
    const before = await replaceLogo(tx, seller.merchantId, drawn && (await storePicture(tx, drawn)));
    if (before !== null) await deletePicture(tx, before);
    await recordAudit(tx, seller, client, { act: drawn ? 'brand.logoSet' : 'brand.logoRemoved' });
  });
  return readBrand(database, seller);
}
