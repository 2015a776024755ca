/** Reasons for money movements. */
export const journalKinds = [
  'TOPUP',
  'TOPUP_REVERSAL',
  'ORDER_DEBIT',
  'ORDER_CANCEL_REFUND',
  'RTO_REFUND',
  'CLAIM_REFUND',
  'PLAN_CHARGE',
  'SERVICE_CHARGE',
  'ADJUSTMENT',
  'BALANCE_REFUND',
  'BALANCE_REFUND_REVERSAL',
  'PROMO_CREDIT',
  'PROMO_EXPIRY',
  'HOLD',
  'HOLD_RELEASE',
  'SETTLEMENT',
] as const;

export type JournalKind = (typeof journalKinds)[number];

/** The kinds shown in a wallet statement. Settlements are between us, the gateway and our bank. */
export type StatementKind = Exclude<JournalKind, 'SETTLEMENT'>;

export const statementKinds = journalKinds.filter((kind): kind is StatementKind => kind !== 'SETTLEMENT');

export const statementKindNames: Record<StatementKind, string> = {
  TOPUP: 'Money added',
  TOPUP_REVERSAL: 'Top-up reversed',
  ORDER_DEBIT: 'Order payment',
  ORDER_CANCEL_REFUND: 'Refund for a cancelled order',
  RTO_REFUND: 'RTO refund',
  CLAIM_REFUND: 'Claim refund',
  PLAN_CHARGE: 'Plan fee',
  SERVICE_CHARGE: 'Service charge',
  ADJUSTMENT: 'Adjustment',
  BALANCE_REFUND: 'Balance refunded to you',
  BALANCE_REFUND_REVERSAL: 'Balance refund returned',
  PROMO_CREDIT: 'Promotional credit',
  PROMO_EXPIRY: 'Promotional credit expired',
  HOLD: 'Put on hold',
  HOLD_RELEASE: 'Hold released',
};
