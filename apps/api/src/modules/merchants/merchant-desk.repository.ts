import type {
  DeskMerchant,
  MerchantQuery,
  MerchantStatus,
} from '@postprocure/contracts/merchants/desk-merchant';
import type { PlanStatus } from '@postprocure/contracts/accounts/session';
import type { Executor } from '@postprocure/db/pool';
import { hasTwoFactor } from '../accounts/index.ts';
import { likePattern } from '../../like-pattern.ts';
import { timestampColumn, type KeysetCursor } from '../../keyset-cursor.ts';
import { merchantStates } from './merchant-states.ts';

export interface MerchantRow {
  id: string;
  name: string;
  status: MerchantStatus;
  ownerName: string | null;
  ownerEmail: string;
  planName: string | null;
  planStatus: PlanStatus;
  isTrial: boolean;
  requestedPlan: string | null;
  createdAt: Date;
  moment: string;
}

/** Newest first. */
export async function listMerchants(
  executor: Executor,
  { search, status, plan, requested }: MerchantQuery,
  { before, limit }: { before: KeysetCursor | null; limit: number },
): Promise<MerchantRow[]> {
  const { rows } = await executor.query<MerchantRow>(
    `select m.id, m.name, m.status, o.name as "ownerName", o.email as "ownerEmail", pl.name as "planName",
       case when p.status = 'active' and p.trial_ends_at <= now() then 'read_only' else p.status end
         as "planStatus",
       p.trial_ends_at is not null as "isTrial", rp.name as "requestedPlan", m.created_at as "createdAt",
       ${timestampColumn('m.created_at')} as moment
     from merchants as m
     left join merchant_plans as p on p.merchant_id = m.id
     left join plans as pl on pl.key = p.plan_key
     left join plans as rp on rp.key = p.requested_plan_key
     left join lateral (
       select u.name, u.email from memberships as ms join users as u on u.id = ms.user_id
       where ms.merchant_id = m.id and ms.role = 'owner' order by ms.created_at, u.id limit 1
     ) as o on true
     where ($1::text is null or m.name ilike $1 or exists (
         select from memberships as ms join users as u on u.id = ms.user_id
         where ms.merchant_id = m.id and (u.name ilike $1 or u.email ilike $1)))
       and ($2::text is null or m.status = $2)
       and ($3::text is null or p.plan_key = $3)
       and (not $4::boolean or p.requested_plan_key is not null)
       and ($5::timestamptz is null or (m.created_at, m.id) < ($5, $6::uuid))
     order by m.created_at desc, m.id desc limit $7`,
    [
      search ? likePattern(search) : null,
      status ?? null,
      plan ?? null,
      requested !== undefined,
      before?.moment ?? null,
      before?.id ?? null,
      limit,
    ],
  );
  return rows;
}

export interface MerchantRecord {
  id: string;
  name: string;
  status: MerchantStatus;
  createdAt: Date;
}

const recordText = `select id, name, status, created_at as "createdAt" from merchants where id = $1`;

export async function findMerchant(executor: Executor, id: string): Promise<MerchantRecord | null> {
  const { rows } = await executor.query<MerchantRecord>(recordText, [id]);
  return rows[0] ?? null;
}

export async function lockMerchant(tx: Executor, id: string): Promise<MerchantRecord | null> {
  const { rows } = await tx.query<MerchantRecord>(`${recordText} for no key update`, [id]);
  return rows[0] ?? null;
}

/** Owners first, then by the date on which they joined. */
export async function listTeam(executor: Executor, merchantId: string): Promise<DeskMerchant['team']> {
  const { rows } = await executor.query<DeskMerchant['team'][number]>(
    `select u.name, u.email, u.phone, ms.role, u.email_verified_at is not null as "emailVerified",
       ${hasTwoFactor('u')} as "twoFactor"
     from memberships as ms join users as u on u.id = ms.user_id
     where ms.merchant_id = $1 order by ms.role <> 'owner', ms.created_at, u.id`,
    [merchantId],
  );
  return rows;
}

/** The only statement that changes the status of a merchant. */
export async function saveMerchantStatus(tx: Executor, id: string, status: MerchantStatus): Promise<void> {
  await tx.query(
    `update merchants set status = $2, closed_at = case when $2 = 'closed' then now() end, updated_at = now()
     where id = $1 and status = any ($3::text[])`,
    [id, status, merchantStates.sourcesOf(status)],
  );
}
