import { AppError } from '@postprocure/contracts/app-error';
import { claimDeadline, claimDecisionHours, claimTypes } from '@postprocure/contracts/fulfilment/claim-rules';
import type { NewClaim } from '@postprocure/contracts/fulfilment/delivery';
import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { DocumentIssuer } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import {
  listOrderItems,
  moveOrder,
  orderLifecycle,
  sumRefunds,
  type OrderItemRecord,
  type OrderRecord,
} from '../orders/index.ts';
import { allocate } from './allocate-refund.ts';
import {
  attachFiles,
  findClaim,
  insertClaim,
  saveClaimDecision,
  type ClaimLine,
  type ClaimRecord,
} from './claim.repository.ts';
import { listParcels } from './parcel.repository.ts';
import { warehouseOf } from './plan-parcels.ts';
import { creditLines } from './refund-parcel.ts';

export interface Claimable {
  deliveredAt: Date;
  /** The order lines in the delivered parcels. */
  items: OrderItemRecord[];
  remainingPaise: number;
}

/** Returns what can be claimed for an order, or null if nothing was delivered or another claim is open. */
export async function findClaimable(executor: Executor, order: OrderRecord): Promise<Claimable | null> {
  if (!orderLifecycle.canChange(order.state, 'CLAIM_OPEN')) return null;
  const delivered = (await listParcels(executor, order.id)).filter(({ state }) => state === 'delivered');
  const times = delivered.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  if (times.length === 0) return null;
  const items = (await listOrderItems(executor, order.id)).filter((item) =>
    delivered.some(({ warehouse }) => warehouse === warehouseOf(item)),
  );
  const remainingPaise = order.totalPaise - (await sumRefunds(executor, order.id));
  return remainingPaise > 0 ? { deliveredAt: new Date(Math.max(...times)), items, remainingPaise } : null;
}

/**
 * Opens a claim. A late claim goes to the grievance officer if the merchant asks for that. The order must be locked.
 */
export async function makeClaim(
  tx: Executor,
  order: OrderRecord,
  userId: string,
  { type, description, lines, fileIds, toGrievanceOfficer }: NewClaim,
  now: Date,
): Promise<ClaimRecord> {
  const claimable = await findClaimable(tx, order);
  if (!claimable) {
    throw new AppError('CONFLICT', 'You can make a claim only for a delivered order with no open claim.');
  }
  const rule = claimTypes[type];
  const isLate = now > claimDeadline(type, claimable.deliveredAt);
  if (isLate && !toGrievanceOfficer) {
    throw new AppError('CONFLICT', `${rule.policy} You can still send it to the grievance officer.`);
  }
  const unique = new Set(fileIds);
  if (rule.needsEvidence && unique.size === 0) {
    throw new AppError('INVALID_REQUEST', 'Add at least one photo or video of the problem.');
  }
  const claim = await insertClaim(tx, {
    orderId: order.id,
    merchantId: order.merchantId,
    userId,
    type,
    description,
    lines,
    claimedPaise: Math.min(sumLines(claimable.items, lines), claimable.remainingPaise),
    isGrievance: isLate,
    decideBy: new Date(now.getTime() + claimDecisionHours * 3_600_000),
  });
  if ((await attachFiles(tx, claim, [...unique])).length !== unique.size) {
    throw new AppError('INVALID_REQUEST', 'A file is missing. Please upload it again.');
  }
  await moveOrder(tx, order.id, {
    to: 'CLAIM_OPEN',
    actor: { kind: 'merchant', userId },
    reason: type,
    note: `${claim.number}: ${rule.label}${isLate ? ', sent to the grievance officer' : ''}`,
    source: `claim:${claim.id}`,
  });
  await notify(tx, {
    kind: 'orders',
    to: { staffPermission: 'fulfilment.write' },
    key: `claim:${claim.id}`,
    title: `${isLate ? 'Grievance' : 'Claim'} ${claim.number} for order ${order.number}`,
    body: `${rule.label}: ${description.slice(0, 200)}`,
    link: '/desk/claims',
  });
  return claim;
}

function sumLines(items: readonly OrderItemRecord[], lines: readonly ClaimLine[]): number {
  const seen = new Set<number>();
  return lines.reduce((sum, { line, quantity }) => {
    const item = items.find((one) => one.line === line);
    if (!item || seen.has(line) || quantity > item.quantity) {
      throw new AppError('INVALID_REQUEST', 'Choose items from this order, no more than were delivered.');
    }
    seen.add(line);
    return sum + item.unitPaise * quantity;
  }, 0);
}

export interface ClaimVerdict {
  isApproved: boolean;
  /** Null refunds the amount that was claimed. */
  refundPaise: number | null;
  note: string;
  userId: string;
}

/** Staff either approve a claim, which refunds it immediately, or reject it. The order must be locked. */
export async function decideClaim(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  claimId: string,
  { isApproved, refundPaise, note, userId }: ClaimVerdict,
): Promise<ClaimRecord> {
  const claim = await findClaim(tx, claimId);
  if (!claim || claim.orderId !== order.id) throw new AppError('NOT_FOUND', 'Claim not found.');
  if (claim.state !== 'open') throw new AppError('CONFLICT', 'This claim has already been decided.');
  const actor = { kind: 'staff', userId } as const;
  const source = `claim-decision:${claim.id}`;
  if (!isApproved) {
    await saveClaimDecision(tx, claim.id, { state: 'rejected', userId, note, refundPaise: null });
    await moveOrder(tx, order.id, { to: 'CLAIM_REJECTED', actor, note: note.slice(0, 500), source });
    await tellMerchant(tx, order, claim, `Claim ${claim.number} was rejected`, note);
    return claim;
  }
  const paise = refundPaise ?? claim.claimedPaise;
  const remaining = order.totalPaise - (await sumRefunds(tx, order.id));
  const claimed = await listClaimedLines(tx, order, claim);
  const limit = Math.min(
    remaining,
    claimed.reduce((sum, line) => sum + line.paise, 0),
  );
  if (paise < 1 || paise > limit) {
    throw new AppError(
      'INVALID_REQUEST',
      `The refund must be between ₹0.01 and ${formatRupees(paiseToRupees(limit))}, the amount not yet refunded for the claimed items.`,
    );
  }
  await saveClaimDecision(tx, claim.id, { state: 'approved', userId, note, refundPaise: paise });
  await moveOrder(tx, order.id, { to: 'CLAIM_APPROVED', actor, note: note.slice(0, 500), source });
  const parts = allocate(
    paise,
    claimed.map((line) => line.paise),
  );
  await creditLines(tx, issuer, order, {
    kind: 'CLAIM_REFUND',
    source: `claim:${claim.id}`,
    description: `Refund for claim ${claim.number} of order ${order.number}`,
    reason: `Claim ${claim.number}: ${claimTypes[claim.type].label}`,
    actorId: userId,
    lines: claimed.map((line, index) => ({ ...line, paise: parts[index] ?? 0 })),
  });
  await moveOrder(tx, order.id, { to: 'REFUNDED', actor, reason: 'claim', source: `${source}:refund` });
  const title = `${formatRupees(paiseToRupees(paise))} refunded for claim ${claim.number}`;
  await tellMerchant(tx, order, claim, title, note);
  return claim;
}

async function listClaimedLines(
  tx: Executor,
  order: OrderRecord,
  { lines }: ClaimRecord,
): Promise<{ line: number; quantity: number; paise: number }[]> {
  const items = await listOrderItems(tx, order.id);
  return lines.map(({ line, quantity }) => ({
    line,
    quantity,
    paise: (items.find((item) => item.line === line)?.unitPaise ?? 0) * quantity,
  }));
}

const tellMerchant = (tx: Executor, order: OrderRecord, claim: ClaimRecord, title: string, note: string) =>
  notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.read' },
    key: `claim-decision:${claim.id}`,
    title,
    body: `Order ${order.number}: ${note}`,
    link: `/seller/orders/${order.id}`,
  });
