import { randomUUID } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import type { merchantProfileEndpoints } from '@postprocure/contracts/merchants/endpoints';
import type {
  BankAccountUpdate,
  BrandProfile,
  BrandUpdate,
  MerchantProfile,
  MerchantProfileUpdate,
} from '@postprocure/contracts/merchants/merchant-profile';
import { maskPan } from '@postprocure/contracts/merchants/pan';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { MerchantCaller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { confirmPassword, createSecretBox, type AccountsContext, type SecretBox } from '../accounts/index.ts';
import { countRecentActs, recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { deleteImage, drawImage, imageUrl, storeImage } from '../images/index.ts';
import {
  findMerchantName,
  findProfile,
  replaceLogo,
  upsertBankAccount,
  upsertBrand,
  upsertProfile,
  type ProfileRecord,
} from './merchant-profile.repository.ts';

export interface MerchantProfileDependencies {
  database: Pool;
  accounts: AccountsContext;
  signingKey: Uint8Array;
  previousSigningKey?: Uint8Array | undefined;
}

export function createMerchantProfileHandlers({
  database,
  accounts,
  signingKey,
  previousSigningKey,
}: MerchantProfileDependencies): Handlers<typeof merchantProfileEndpoints> {
  const box = createSecretBox(signingKey, 'bank account', previousSigningKey);
  return {
    'GET /api/seller/business': ({ merchant }) => readProfile(database, merchant),

    'PUT /api/seller/business': ({ merchant, client, body }) => saveProfile(database, merchant, client, body),

    'PUT /api/seller/business/bank-account': async ({ caller, merchant, client, body }) => {
      await confirmPassword(accounts, caller, client, body.password);
      return saveBankAccount(database, box, merchant, client, body);
    },

    'POST /api/seller/business/bank-account/remove': async ({ caller, merchant, client, body }) => {
      await confirmPassword(accounts, caller, client, body.password);
      return removeBankAccount(database, merchant, client);
    },

    'GET /api/seller/brand': ({ merchant }) => readBrand(database, merchant),

    'PUT /api/seller/brand': ({ merchant, client, body }) => saveBrand(database, merchant, client, body),

    'PUT /api/seller/brand/logo': ({ merchant, client, body }) => saveLogo(database, merchant, client, body),

    'DELETE /api/seller/brand/logo': ({ merchant, client }) => saveLogo(database, merchant, client, null),
  };
}

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId' | 'permissions'>;

/** Changes are limited, because each one sends an email to every user who can change the settings. */
const maxBankAccountChangesPerDay = 20;

async function readProfile(database: Pool, merchant: Merchant): Promise<MerchantProfile> {
  const record = await findProfile(database, merchant.merchantId);
  return describeProfile(record, merchant.permissions.has('settings.write'));
}

function describeProfile(record: ProfileRecord | null, showsPan: boolean): MerchantProfile {
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
    pan: pan !== null && !showsPan ? maskPan(pan) : pan,
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

async function saveProfile(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  update: MerchantProfileUpdate,
): Promise<MerchantProfile> {
  await withTransaction(database, async (tx) => {
    await upsertProfile(tx, merchant.merchantId, merchant.userId, update);
    await recordAudit(tx, merchant, client, {
      act: 'business.updated',
      detail: { registered: update.gst.registered, state: update.address.stateCode },
    });
  });
  return readProfile(database, merchant);
}

async function saveBankAccount(
  database: Pool,
  box: Pick<SecretBox, 'seal'>,
  merchant: Merchant,
  client: ClientContext,
  { holder, ifsc, accountNumber }: BankAccountUpdate,
): Promise<MerchantProfile> {
  const sealed = box.seal(Buffer.from(accountNumber));
  await withTransaction(database, async (tx) => {
    const changes = await countRecentActs(tx, merchant.merchantId, 'business.bankAccountSet', 24);
    if (changes >= maxBankAccountChangesPerDay) {
      throw new AppError(
        'RATE_LIMITED',
        `The bank account has been changed ${maxBankAccountChangesPerDay} times in the last 24 hours. Please try again tomorrow.`,
      );
    }
    await upsertBankAccount(tx, merchant.merchantId, {
      holder,
      ifsc,
      sealed,
      lastDigits: accountNumber.slice(-4),
    });
    await recordAudit(tx, merchant, client, { act: 'business.bankAccountSet' });
    await notifyOfBankAccount(
      tx,
      merchant,
      'The bank account for refunds was changed',
      `We now send refunds to the account ending in ${accountNumber.slice(-4)}.`,
    );
  });
  return readProfile(database, merchant);
}

async function removeBankAccount(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
): Promise<MerchantProfile> {
  await withTransaction(database, async (tx) => {
    if (!(await findProfile(tx, merchant.merchantId))?.bankIfsc) return;
    await upsertBankAccount(tx, merchant.merchantId, null);
    await recordAudit(tx, merchant, client, { act: 'business.bankAccountRemoved' });
    await notifyOfBankAccount(
      tx,
      merchant,
      'The bank account for refunds was removed',
      "We can't pay out refunds until you add a bank account.",
    );
  });
  return readProfile(database, merchant);
}

/** Notifies everyone who can change the bank account, so that they notice a change by an intruder. */
const notifyOfBankAccount = (
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

async function readBrand(database: Pool, { merchantId }: Merchant): Promise<BrandProfile> {
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

async function saveBrand(
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

/** null removes the logo. */
async function saveLogo(
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
