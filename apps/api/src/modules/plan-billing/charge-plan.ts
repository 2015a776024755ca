import type { Executor } from '@postprocure/db/pool';
import { issueInvoice, type DocumentIssuer } from '../documents/index.ts';
import { lockBalance, postJournal } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import type { PlanOffer } from '../plans/index.ts';

/** The service accounting code for hosted software, and its GST rate. */
const planSac = '998315';
const planGstBasisPoints = 1800;

export interface PlanCharge {
  merchantId: string;
  offer: PlanOffer;
  /** What the charge is for. Each source is charged at most once. */
  source: string;
  /** The user who bought the plan; null for a renewal. */
  actorId: string | null;
  /** The date of the invoice. Default: now. */
  issuedAt?: Date;
}

/**
 * Takes the fee for a plan from the wallet and issues its invoice, in the transaction that starts the period. Returns
 * false, and moves no money, if the balance is too low. The caller must lock the plan first, because the plan is always
 * locked before the wallet.
 */
export async function chargePlan(
  tx: Executor,
  issuer: DocumentIssuer,
  { merchantId, offer, source, actorId, issuedAt = new Date() }: PlanCharge,
): Promise<boolean> {
  const { availablePaise } = await lockBalance(tx, merchantId);
  if (availablePaise < offer.pricePaise) return false;
  const { journalId } = await postJournal(tx, {
    kind: 'PLAN_CHARGE',
    source,
    merchantId,
    description: describeCharge(offer),
    actorId,
    entries: { wallet: -offer.pricePaise, plan_sales: offer.pricePaise },
  });
  await issueInvoice(tx, issuer, 'plan_invoice', {
    merchantId,
    journalId,
    issuedAt,
    reference: source,
    lines: [
      {
        description: describeCharge(offer),
        hsn: planSac,
        isService: true,
        quantity: 1,
        unit: 'OTH',
        gstBasisPoints: planGstBasisPoints,
        totalPaise: offer.pricePaise,
      },
    ],
    payment: { method: 'Wallet', reference: source },
  });
  await notifyMerchant(tx, merchantId, 'wallet');
  await notifyMerchant(tx, merchantId, 'plan');
  return true;
}

export const describeCharge = ({ name }: Pick<PlanOffer, 'name'>): string => `${name} plan, one month`;
