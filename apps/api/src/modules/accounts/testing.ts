import type { LoginUser } from '@postprocure/contracts/accounts/login';
import type { MerchantRole } from '@postprocure/contracts/permission';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { createAccessTokens } from './access-token.ts';
import { insertAccountToken } from './account-token.repository.ts';
import { insertMember, insertMerchant, startPaidPlan, startTrial } from './merchant.repository.ts';
import { insertPasskey } from './passkey.repository.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import { writeSessionCookie, type SessionKey } from './session-cookie.ts';
import { startSession } from './session.service.ts';
import { insertVerifiedUser } from './user.repository.ts';

export { hashPassword } from './password.ts';

export interface TestAccount {
  userId: string;
  email: string;
  merchantId: string | null;
  sessionId: string;
  cookie: string;
  token: string;
}

export interface TestAccountOptions {
  email: string;
  role: LoginUser['role'];
  merchant: { role?: MerchantRole; plan?: 'trial' | PlanKey; merchantId?: string } | null;
  signingKey: Uint8Array;
}

const testClient = {
  address: '198.51.100.1',
  ipPrefix: '198.51.100.0/24',
  device: 'A test',
  requestId: 'test',
};

const writeTestCookie = (key: SessionKey): string => writeSessionCookie(key, false).split(';', 1)[0] ?? '';

/** Opens another session of the user and returns its cookie. */
export const openTestSession = async (executor: Executor, userId: string): Promise<string> =>
  writeTestCookie(await startSession(executor, userId, testClient));

/** Creates a user with an open session, but without a password: hashing one would take most of a test's time. */
export async function createTestAccount(tx: Executor, options: TestAccountOptions): Promise<TestAccount> {
  const { email, role, merchant, signingKey } = options;
  const user = { email, name: 'Asha Rao', role };
  const userId = await insertVerifiedUser(tx, { ...user, passwordHash: 'none' });
  if (userId === null) throw new Error(`${email} is taken`);
  const merchantId = merchant && (await joinMerchant(tx, userId, merchant));
  const key = await startSession(tx, userId, testClient);
  const tokens = createAccessTokens(signingKey);
  return {
    userId,
    email,
    merchantId,
    sessionId: key.id,
    cookie: writeTestCookie(key),
    token: await tokens.issue({ sub: userId, sid: key.id, ...user }),
  };
}

async function joinMerchant(
  tx: Executor,
  userId: string,
  { role = 'owner', plan = 'orbit', merchantId }: NonNullable<TestAccountOptions['merchant']>,
): Promise<string> {
  if (merchantId !== undefined) {
    await insertMember(tx, merchantId, userId, role);
    return merchantId;
  }
  const id = await insertMerchant(tx, 'Rao Traders', userId);
  if (role !== 'owner') await insertMember(tx, id, userId, role);
  if (plan === 'trial') await startTrial(tx, id, null);
  else await startPaidPlan(tx, id, plan);
  return id;
}

export async function openSessionOf(executor: Executor, userId: string): Promise<string> {
  const { rows } = await executor.query<{ id: string }>(
    'select id from sessions where user_id = $1 and revoked_at is null limit 1',
    [userId],
  );
  return rows[0]?.id ?? '';
}

/** Creates a password reset link and returns its token. */
export async function insertResetLink(executor: Executor, userId: string): Promise<string> {
  const token = createSecret();
  await insertAccountToken(executor, {
    hash: hashSecret(token),
    userId,
    purpose: 'reset_password',
    hours: 1,
  });
  return token;
}

/** Adds a passkey that cannot sign anything. */
export async function insertTestPasskey(executor: Executor, userId: string): Promise<string> {
  const passkey = {
    userId,
    credentialId: createSecret(),
    publicKey: Buffer.alloc(1),
    counter: 0,
    name: 'Phone',
  };
  return (await insertPasskey(executor, passkey)) ?? '';
}
