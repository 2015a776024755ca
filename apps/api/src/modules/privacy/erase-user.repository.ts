import type { Executor } from '@postprocure/db/pool';
import { saveMerchantStatus } from '../merchants/index.ts';
import { endPlan } from '../plans/index.ts';

/** Locks an erasure that is due, so that no other worker carries it out. */
export async function lockDueErasure(tx: Executor): Promise<{ id: string; userId: string } | null> {
  const { rows } = await tx.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from erasures
     where cancelled_at is null and done_at is null and due_at <= now()
     order by due_at limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

export async function markErased(tx: Executor, id: string): Promise<void> {
  await tx.query('update erasures set done_at = now() where id = $1', [id]);
}

export async function findEmail(tx: Executor, userId: string): Promise<string> {
  const { rows } = await tx.query<{ email: string }>('select email from users where id = $1', [userId]);
  return rows[0]?.email ?? '';
}

/** Anonymizes the user instead of deleting the row, because audit events and accepted agreements refer to it. */
export async function eraseUser(tx: Executor, userId: string): Promise<void> {
  await tx.query(
    `delete from uploaded_images where '/media/uploads/' || id || '.webp' =
       (select photo_url from users where id = $1)`,
    [userId],
  );
  for (const table of [
    'memberships',
    'sessions',
    'carts',
    'account_tokens',
    'login_history',
    'passkeys',
    'passkey_challenges',
    'recovery_codes',
    'notifications',
    'notification_preferences',
    'email_changes',
    'data_downloads',
  ]) {
    await tx.query(`delete from ${table} where user_id = $1`, [userId]);
  }
  await tx.query(
    `delete from invitations
     where invited_by = $1 or lower(email) = (select lower(email) from users where id = $1)`,
    [userId],
  );
  await tx.query(
    `update users set email = 'erased-' || id || '@erased.invalid', name = 'Erased person', phone = null,
       photo_url = null, password_hash = 'erased', status = 'suspended', totp_enabled_at = null,
       totp_secret = null, updated_at = now()
     where id = $1`,
    [userId],
  );
}

export async function closeMerchant(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(
    `delete from uploaded_images where id = (select logo_id from merchant_profiles where merchant_id = $1)`,
    [merchantId],
  );
  for (const table of [
    'merchant_profiles',
    'invitations',
    'memberships',
    'notifications',
    'product_subscriptions',
    'pricing_rules',
    'price_changes',
    'export_column_maps',
    'exports',
    'data_downloads',
  ]) {
    await tx.query(`delete from ${table} where merchant_id = $1`, [merchantId]);
  }
  await tx.query(`update sessions set revoked_at = now() where merchant_id = $1 and revoked_at is null`, [
    merchantId,
  ]);
  await endPlan(tx, merchantId);
  await tx.query(`update merchants set name = 'Closed account' where id = $1`, [merchantId]);
  await saveMerchantStatus(tx, merchantId, 'closed');
}
