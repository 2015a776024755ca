import { createHash } from 'node:crypto';
import { imageUrl } from '@postprocure/contracts/images/image';
import type { SubscriptionDetail, SubscriptionRow } from '@postprocure/contracts/subscriptions/subscription';
import { marginAfterGst } from '@postprocure/money/margin';
import { paiseToRupees } from '@postprocure/money/paise';
import { meetsFloor, type PriceRule } from '@postprocure/money/price-by-rule';
import { saleGst } from '@postprocure/money/gst-slab';
import { variationPrice } from '@postprocure/money/variation-price';
import { sanitizeRichText } from '@postprocure/contracts/sanitize-rich-text';
import type { Sku } from '../catalogue/index.ts';
import type { SubscriptionRecord } from './subscription-list.repository.ts';
import type { DetailRecord } from './subscription.repository.ts';

export function describeRow(record: Omit<SubscriptionRecord, 'sortValue'>): SubscriptionRow {
  const { marginPaise, marginBasisPoints } = marginAfterGst(record.pricePaise, record);
  return {
    productId: record.productId,
    title: record.title,
    sku: record.sku,
    brand: record.brand,
    image: record.image && imageUrl(record.image),
    category: { id: record.categoryId, name: record.categoryName },
    warehouse: record.warehouse,
    handlingDays: record.handlingDays,
    gstRate: record.gstBasisPoints / 100,
    saleGstRate: saleGst(record, record.pricePaise) / 100,
    cost: paiseToRupees(record.spPaise),
    costWas: paiseToRupees(record.spWasPaise),
    mrp: paiseToRupees(record.mrpPaise),
    mrpWas: paiseToRupees(record.mrpWasPaise),
    price: paiseToRupees(record.pricePaise),
    priceSource: record.priceSource,
    isCapped: record.pricePaise < record.setPricePaise,
    margin: paiseToRupees(marginPaise),
    marginPercent: marginBasisPoints / 100,
    stock: record.stock,
    stockAt: record.stockAt && record.stockAt.toISOString(),
    state: record.state,
    subscribedAt: record.subscribedAt.toISOString(),
    changes: record.changes,
    own: record.own,
    variationCount: record.variationCount,
  };
}

const describeVariation = (
  record: DetailRecord,
  variation: Sku,
  rule: PriceRule,
): SubscriptionDetail['variations'][number] => ({
  sku: variation.sku,
  color: variation.color,
  size: variation.size,
  image: variation.image && imageUrl(variation.image),
  cost: paiseToRupees(variation.spPaise),
  mrp: paiseToRupees(variation.mrpPaise),
  price: paiseToRupees(variationPrice(record, variation, rule)),
  stock: variation.quantity,
});

export function describeDetail(
  record: DetailRecord,
  variations: readonly Sku[],
  rule: PriceRule,
): SubscriptionDetail {
  const isChanged = (field: DetailRecord['changes'][number]) => record.changes.includes(field);
  const images = (keys: string[]) => keys.map((key) => imageUrl(key));
  return {
    ...describeRow(record),
    fields: {
      title: {
        ...versions(record.ownTitle, record.snapshotTitle, record.supplierTitle),
        isChanged: isChanged('title'),
      },
      bullets: {
        ...versions(record.ownBullets, record.snapshotBullets, record.supplierBullets),
        isChanged: isChanged('bullets'),
      },
      description: {
        ...versions(
          record.ownDescription && sanitizeRichText(record.ownDescription),
          sanitizeRichText(record.snapshotDescription),
          sanitizeRichText(record.supplierDescription),
        ),
        isChanged: isChanged('description'),
      },
      images: {
        ...versions(
          record.ownImages && images(record.ownImages),
          images(record.snapshotImages),
          images(record.supplierImages),
        ),
        isChanged: isChanged('images'),
      },
    },
    variations: variations.map((variation) => describeVariation(record, variation, rule)),
    hsn: record.hsn,
    tags: record.tags,
    snapshotAt: record.snapshotAt.toISOString(),
    isBelowFloor: !meetsFloor(rule, record, record.pricePaise),
    changesKey: hashChanges(record),
  };
}

/** Identifies the changes that a merchant saw, so that a decision on other changes can be rejected. */
export const hashChanges = (record: DetailRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        record.changes,
        [record.spWasPaise, record.spPaise, record.mrpWasPaise, record.mrpPaise],
        [record.snapshotTitle, record.supplierTitle],
        [record.snapshotBullets, record.supplierBullets],
        [record.snapshotDescription, record.supplierDescription],
        [record.snapshotImages, record.supplierImages],
      ]),
    )
    .digest('base64url');

const versions = <T>(own: T | null, known: T, supplier: T) => ({
  mine: own ?? known,
  known,
  supplier,
  isOwn: own !== null,
});
