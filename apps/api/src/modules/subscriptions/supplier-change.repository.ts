import type { ChangeField } from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';
import { lockDescriptions } from './kept-description.repository.ts';
import { expressions, hashOf, supplierContent } from './subscription-query.ts';

const descriptionHash = hashOf(supplierContent.description);

/** SQL assignments that update the snapshot of the supplier's data. */
const noted: Record<ChangeField, string> = {
  sp: 'snapshot_sp_paise = p.sp_paise',
  mrp: 'snapshot_mrp_paise = p.mrp_paise',
  title: 'snapshot_title = p.title',
  bullets: `snapshot_bullets = ${supplierContent.bullets}`,
  description: `snapshot_description_hash = ${descriptionHash}`,
  images: `snapshot_images = ${expressions.images}`,
};

/** SQL assignments that keep the old supplier data as the merchant's own data. */
const kept: Record<ChangeField, string> = {
  sp: `price_source = 'hand'`,
  mrp: `price_source = 'hand'`,
  title: 'own_title = coalesce(s.own_title, s.snapshot_title)',
  bullets: 'own_bullets = coalesce(s.own_bullets, s.snapshot_bullets)',
  description: 'own_description_hash = coalesce(s.own_description_hash, s.snapshot_description_hash)',
  images: 'own_images = coalesce(s.own_images, s.snapshot_images)',
};

/**
 * Accepted fields get the supplier's new data, and refused ones keep the old data. Both are marked as seen. `dropOwn`
 * also replaces the merchant's own data in accepted fields.
 */
export async function settleChanges(
  tx: Executor,
  merchantId: string,
  productIds: number[],
  decision: { accept: readonly ChangeField[]; refuse: readonly ChangeField[]; dropOwn: boolean },
): Promise<number> {
  const { accept, refuse, dropOwn } = decision;
  const assignments = [
    ...[...accept, ...refuse].map((field) => noted[field]),
    ...refuse.map((field) => kept[field]),
    ...(dropOwn ? accept.flatMap((field) => dropped[field] ?? []) : []),
    'snapshot_at = now()',
  ];
  if ([...accept, ...refuse].includes('description')) await keepDescriptions(tx, productIds);
  const { rowCount } = await tx.query(
    `update product_subscriptions as s set ${[...new Set(assignments)].join(', ')}
     from products as p
     where p.id = s.product_id and s.merchant_id = $1 and s.product_id = any ($2::bigint[]) and s.state <> 'REMOVED'`,
    [merchantId, productIds],
  );
  return rowCount ?? 0;
}

const dropped: Partial<Record<ChangeField, string>> = {
  title: 'own_title = null',
  bullets: 'own_bullets = null',
  description: 'own_description_hash = null',
  images: 'own_images = null',
};

async function keepDescriptions(tx: Executor, productIds: number[]): Promise<void> {
  await lockDescriptions(tx);
  await tx.query(
    `insert into kept_descriptions (hash, description)
     select distinct ${descriptionHash}, ${supplierContent.description}
     from unnest($1::bigint[]) as s (product_id)
     on conflict do nothing`,
    [productIds],
  );
}
