import type { Executor } from '@postprocure/db/pool';

/** An answer from the carrier is used for this many days. After that, the carrier is asked again. */
const knownDays = 7;

/** The PIN codes that no courier delivers to, as far as we know. */
export async function listUnservedPincodes(
  executor: Executor,
  pincodes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await executor.query<{ pincode: string }>(
    `select pincode from pincode_services
     where pincode = any ($1) and not is_served and checked_at > now() - make_interval(days => $2)`,
    [pincodes, knownDays],
  );
  return new Set(rows.map(({ pincode }) => pincode));
}

/** The PIN codes that the carrier has not been asked about recently. */
export async function listUnknownPincodes(
  executor: Executor,
  pincodes: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await executor.query<{ pincode: string }>(
    `select distinct given.pincode from unnest($1::text[]) as given (pincode)
     where given.pincode ~ '^[1-9][0-9]{5}$' and not exists (
       select from pincode_services s
       where s.pincode = given.pincode and s.checked_at > now() - make_interval(days => $2))
     limit $3`,
    [pincodes, knownDays, limit],
  );
  return rows.map(({ pincode }) => pincode);
}

export async function savePincodeService(
  executor: Executor,
  pincode: string,
  isServed: boolean,
): Promise<void> {
  await executor.query(
    `insert into pincode_services (pincode, is_served) values ($1, $2)
     on conflict (pincode) do update set is_served = excluded.is_served, checked_at = now()`,
    [pincode, isServed],
  );
}

export async function listOrderPincodes(
  executor: Executor,
  merchantId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.query<{ pincode: string }>(
    'select distinct pincode from orders where merchant_id = $1 and id = any ($2)',
    [merchantId, orderIds],
  );
  return rows.map(({ pincode }) => pincode);
}
