import type { MerchantRole } from '@postprocure/contracts/permission';
import type {
  KindPreference,
  KindPreferences,
  NotificationKind,
} from '@postprocure/contracts/notification-kind';
import type { Executor } from '@postprocure/db/pool';

export interface NewNotification {
  kind: NotificationKind;
  key: string;
  title: string;
  body: string;
  link: string | null;
  merchantId: string | null;
  usual: KindPreference;
  isFixed: boolean;
  /** What becomes of the mail, whatever the person prefers; null leaves it to them. */
  mailState: 'sent' | null;
}

export type Audience = { userId: string } | { merchantId: string; roles: readonly MerchantRole[] };

export interface Recipient {
  userId: string;
  email: string;
  name: string;
}

/**
 * Only those who had not been told of it before come back. Whoever has not confirmed their address is not told at all:
 * it may be a stranger's, who would be written to for nothing.
 */
export async function insertNotifications(
  tx: Executor,
  audience: Audience,
  { kind, key, title, body, link, merchantId, usual, isFixed, mailState }: NewNotification,
): Promise<Recipient[]> {
  const ofOne = 'userId' in audience;
  const { rows } = await tx.query<Recipient>(
    `with recipients as (
       select u.id, u.email, u.name from users u
       where u.status = 'active' and u.email_verified_at is not null and ${
         ofOne
           ? 'u.id = $1'
           : 'u.id in (select user_id from memberships where merchant_id = $1 and role = any($12))'
       }
     ), told as (
       insert into notifications (user_id, merchant_id, kind, key, title, body, link, is_shown, mail_state)
       select r.id, $2, $3, $4, $5, $6, $7,
         case when $10 then $8 else coalesce((p.kinds -> $3 ->> 'inApp')::boolean, $8) end,
         case when $11::text is not null then $11
           when (case when $10 then $9 else coalesce(p.kinds -> $3 ->> 'mail', $9) end) = 'none' then 'none'
           else 'waiting' end
       from recipients r left join notification_preferences p on p.user_id = r.id
       on conflict (user_id, key) do nothing
       returning user_id
     )
     select r.id as "userId", r.email, r.name from told t join recipients r on r.id = t.user_id`,
    [
      ofOne ? audience.userId : audience.merchantId,
      merchantId,
      kind,
      key,
      title,
      body,
      link,
      usual.inApp,
      usual.mail,
      isFixed,
      mailState,
      ...(ofOne ? [] : [audience.roles]),
    ],
  );
  return rows;
}

/** Those of a merchant's people who were told under a key. */
export async function listTold(tx: Executor, merchantId: string, key: string): Promise<Recipient[]> {
  const { rows } = await tx.query<Recipient>(
    `select u.id as "userId", u.email, u.name from memberships ms
     join notifications n on n.user_id = ms.user_id and n.key = $2
     join users u on u.id = ms.user_id and u.status = 'active'
     where ms.merchant_id = $1 order by n.id`,
    [merchantId, key],
  );
  return rows;
}

export interface NotificationRecord {
  id: number;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string | null;
  createdAt: Date;
  isRead: boolean;
}

/** A person sees what concerns them, and the merchant they work for at the moment. */
export interface Reader {
  userId: string;
  merchantId: string | null;
}

const ofReader = 'user_id = $1 and is_shown and (merchant_id is null or merchant_id = $2)';

export async function loadNotifications(
  executor: Executor,
  { userId, merchantId }: Reader,
  before: number | null,
  limit: number,
): Promise<NotificationRecord[]> {
  const { rows } = await executor.query<NotificationRecord>(
    `select id, kind, title, body, link, created_at as "createdAt", read_at is not null as "isRead"
     from notifications where ${ofReader} and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [userId, merchantId, before, limit],
  );
  return rows;
}

export async function countUnread(executor: Executor, { userId, merchantId }: Reader): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from notifications where ${ofReader} and read_at is null`,
    [userId, merchantId],
  );
  return rows[0]?.count ?? 0;
}

export async function markRead(
  executor: Executor,
  { userId, merchantId }: Reader,
  upTo: number,
): Promise<void> {
  await executor.query(
    `update notifications set read_at = now() where ${ofReader} and read_at is null and id <= $3`,
    [userId, merchantId, upTo],
  );
}

export interface PreferenceRecord {
  kinds: Partial<KindPreferences>;
  quietFrom: number | null;
  quietUntil: number | null;
  digest: 'daily' | 'weekly';
}

export async function findPreferences(executor: Executor, userId: string): Promise<PreferenceRecord | null> {
  const { rows } = await executor.query<PreferenceRecord>(
    `select kinds, quiet_from as "quietFrom", quiet_until as "quietUntil", digest
     from notification_preferences where user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function upsertPreferences(
  executor: Executor,
  userId: string,
  { kinds, quietFrom, quietUntil, digest }: PreferenceRecord,
): Promise<void> {
  await executor.query(
    `insert into notification_preferences (user_id, kinds, quiet_from, quiet_until, digest)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set kinds = $2, quiet_from = $3, quiet_until = $4, digest = $5,
       updated_at = now()`,
    [userId, kinds, quietFrom, quietUntil, digest],
  );
}

export async function deleteOldNotifications(executor: Executor, days: number): Promise<void> {
  await executor.query(
    `delete from notifications where created_at < now() - $1 * interval '1 day' and mail_state <> 'waiting'`,
    [days],
  );
}
