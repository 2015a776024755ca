import type { MerchantRole } from '@postprocure/contracts/permission';
import type {
  KindPreference,
  KindPreferences,
  NotificationKind,
} from '@postprocure/contracts/notifications/notification-kind';
import type { Executor } from '@postprocure/db/pool';

export interface NewNotification {
  kind: NotificationKind;
  key: string;
  title: string;
  body: string;
  link: string | null;
  merchantId: string | null;
  defaults: KindPreference;
  isFixed: boolean;
  /** Overrides the preferences of the user; null follows them. */
  mailState: 'sent' | null;
}

export type Audience =
  | { userId: string }
  | { merchantId: string; roles: readonly MerchantRole[] }
  | { staffRoles: readonly ('support' | 'admin')[] };

export interface Recipient {
  userId: string;
  email: string;
  name: string;
}

/**
 * Returns the users who had no notification with this key yet. Skips users with an unconfirmed email address, which
 * may belong to somebody else.
 */
export async function insertNotifications(
  tx: Executor,
  audience: Audience,
  { kind, key, title, body, link, merchantId, defaults, isFixed, mailState }: NewNotification,
): Promise<Recipient[]> {
  const { condition, values } = describeAudience(audience);
  const { rows } = await tx.query<Recipient>(
    `with recipients as (
       select u.id, u.email, u.name from users u
       where u.status = 'active' and u.email_verified_at is not null and ${condition}
     ), notified as (
       insert into notifications (user_id, merchant_id, kind, key, title, body, link, is_shown, mail_state)
       select r.id, $1, $2, $3, $4, $5, $6,
         case when $9 then $7 else coalesce((p.kinds -> $2 ->> 'inApp')::boolean, $7) end,
         case when $10::text is not null then $10
           when (case when $9 then $8 else coalesce(p.kinds -> $2 ->> 'mail', $8) end) = 'none' then 'none'
           else 'waiting' end
       from recipients r left join notification_preferences p on p.user_id = r.id
       on conflict (user_id, key) do nothing
       returning user_id
     )
     select r.id as "userId", r.email, r.name from notified n join recipients r on r.id = n.user_id`,
    [merchantId, kind, key, title, body, link, defaults.inApp, defaults.mail, isFixed, mailState, ...values],
  );
  return rows;
}

function describeAudience(audience: Audience): { condition: string; values: unknown[] } {
  if ('userId' in audience) return { condition: 'u.id = $11', values: [audience.userId] };
  if ('staffRoles' in audience) return { condition: 'u.role = any($11)', values: [audience.staffRoles] };
  return {
    condition: 'u.id in (select user_id from memberships where merchant_id = $11 and role = any($12))',
    values: [audience.merchantId, audience.roles],
  };
}

/** The members of a merchant who have a notification with this key. */
export async function listNotified(tx: Executor, merchantId: string, key: string): Promise<Recipient[]> {
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

/** Users see their own notifications and those of the merchant they currently work for. */
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
