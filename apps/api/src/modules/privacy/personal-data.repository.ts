import type { Executor } from '@postprocure/db/pool';
import { hasTwoFactor } from '../accounts/index.ts';

/** The queries behind each part of a download. `$1` is the user, `$2` the merchant. */
const personParts = {
  person: `select name, email, phone, role, created_at, email_verified_at, password_changed_at,
             ${hasTwoFactor('users')} as two_factor from users where id = $1`,
  memberships: `select m.name as merchant, ms.role, ms.created_at as since
                from memberships ms join merchants m on m.id = ms.merchant_id where ms.user_id = $1`,
  sessions: `select created_at, last_seen_at, expires_at, revoked_at, user_agent as device, ip_prefix as network
             from sessions where user_id = $1 order by created_at`,
  logins: `select at, outcome, is_new_device, device, ip_prefix as network from login_history
           where user_id = $1 order by id`,
  passkeys: `select name, created_at, last_used_at from passkeys where user_id = $1 order by created_at`,
  notifications: `select kind, title, body, created_at, read_at from notifications
                  where user_id = $1 order by id`,
  notificationPreferences: `select kinds, quiet_from, quiet_until, digest from notification_preferences
                            where user_id = $1`,
  activity: `select at, act, target, ip_prefix as network, detail from audit_events
             where actor_user_id = $1 order by id`,
  orderViews: `select name, query, created_at from order_views where user_id = $1 order by created_at`,
  agreementsAccepted: `select document, version, accepted_at, ip_prefix as network from agreement_acceptances
                       where accepted_by = $1 order by accepted_at`,
} as const;

const merchantParts = {
  merchant: `select name, status, created_at from merchants where id = $2 and $1::uuid is not null`,
  plan: `select plan_key, status, period_start, period_end, trial_ends_at from merchant_plans
         where merchant_id = $2 and $1::uuid is not null`,
  business: `select business_type, legal_name, gstin, unregistered_declared_at, pan, address_line1,
               address_line2, city, state_code, pincode, bank_holder, bank_ifsc, bank_account_last,
               brand_name, support_email, support_phone
             from merchant_profiles where merchant_id = $2 and $1::uuid is not null`,
  team: `select u.name, u.email, ms.role, ms.created_at as since
         from memberships ms join users u on u.id = ms.user_id
         where ms.merchant_id = $2 and $1::uuid is not null order by ms.created_at`,
  subscriptions: `select p.sku, coalesce(s.own_title, s.snapshot_title) as title, s.state, s.subscribed_at,
                    s.my_price_paise, s.tags
                  from product_subscriptions s join products p on p.id = s.product_id
                  where s.merchant_id = $2 and $1::uuid is not null order by s.product_id`,
  orders: `select number, channel, external_number, state, customer_name, customer_phone, customer_email,
             address_line1, address_line2, landmark, city, state_code, pincode, note, tags, total_paise, sale_paise,
             placed_at, paid_at, customer_removed_at
           from orders where merchant_id = $2 and $1::uuid is not null order by created_at, id`,
  orderItems: `select o.number as order, i.sku, i.title, i.color, i.size, i.quantity, i.unit_paise, i.sale_unit_paise
               from orders o join order_items i on i.order_id = o.id
               where o.merchant_id = $2 and $1::uuid is not null order by o.created_at, o.id, i.line`,
  orderMessages: `select o.number as order, m.author as from, m.body as text, m.sent_at
                  from order_messages m join orders o on o.id = m.order_id
                  where o.merchant_id = $2 and $1::uuid is not null order by m.id`,
  claims: `select c.number, o.number as order, c.type, c.description, c.state, c.claimed_paise, c.refund_paise,
             c.decision_note, c.created_at, c.decided_at
           from claims c join orders o on o.id = c.order_id
           where c.merchant_id = $2 and $1::uuid is not null order by c.created_at, c.id`,
} as const;

export interface PersonalDataPart {
  name: string;
  /** Read on demand: only one batch is in memory at a time. */
  batches: AsyncIterable<object[]>;
}

/** Everything we store about a user and, if one is given, about a merchant. */
export function* listPersonalData(
  tx: Executor,
  userId: string,
  merchantId: string | null,
): Generator<PersonalDataPart> {
  for (const [name, statement] of Object.entries(personParts)) {
    yield { name, batches: readBatches(tx, statement, [userId]) };
  }
  if (merchantId === null) return;
  for (const [name, statement] of Object.entries(merchantParts)) {
    yield { name, batches: readBatches(tx, statement, [userId, merchantId]) };
  }
}

const batchSize = 1000;

/** All parts use the same cursor name, so each must be read completely before the next. */
async function* readBatches(tx: Executor, statement: string, values: string[]): AsyncGenerator<object[]> {
  await tx.query(`declare personal_data no scroll cursor for ${statement}`, values);
  for (;;) {
    const { rows } = await tx.query<object>(`fetch ${batchSize} from personal_data`);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
  }
  await tx.query('close personal_data');
}
