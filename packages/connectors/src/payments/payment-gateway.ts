/** Port for payments, refunds and payouts. Amounts are in whole paise. */
export interface PaymentGateway {
  /** `sandbox` moves no real money. Pages and documents are then marked as a demo. */
  readonly mode: 'live' | 'sandbox';
  /** Public key that the checkout in the browser needs. */
  readonly keyId: string;
  /** Idempotent: repeating the call with the same receipt returns the existing order. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  listOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Idempotent: repeating the call with the same key returns the existing refund. */
  refundPayment(refund: NewGatewayRefund): Promise<GatewayRefund>;
  fetchRefund(paymentId: string, refundId: string): Promise<GatewayRefund>;
  /**
   * Pays out to a bank account. Idempotent: repeating the call with the same key returns the existing payout.
   */
  createPayout(payout: NewPayout): Promise<GatewayPayout>;
  fetchPayout(payoutId: string): Promise<GatewayPayout>;
  /** Lists what the gateway settled to our bank account on a day (YYYY-MM-DD, Indian time). */
  listSettledItems(day: string): Promise<SettledItem[]>;
  /** Verifies the signature of the payment result that the browser sends. */
  verifyCheckout(checkout: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Verifies the signature of a webhook, which covers its raw bytes. */
  verifyWebhook(body: Buffer, signature: string): boolean;
}

export interface NewGatewayOrder {
  amountPaise: number;
  /** Our order reference, at most 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

export interface GatewayOrder {
  id: string;
  amountPaise: number;
  amountPaidPaise: number;
  status: 'created' | 'attempted' | 'paid';
}

export interface GatewayPayment {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string;
  /** The gateway's fee including tax. Known once the payment is captured. */
  feePaise: number | null;
  taxPaise: number | null;
  refundedPaise: number;
  errorDescription: string | null;
  createdAt: Date;
}

export interface NewGatewayRefund {
  paymentId: string;
  amountPaise: number;
  receipt: string;
  idempotencyKey: string;
}

export interface GatewayRefund {
  id: string;
  paymentId: string;
  /** The reference that we sent with the refund; null if the refund was created in the gateway's dashboard. */
  receipt: string | null;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
}

export interface NewPayout {
  amountPaise: number;
  account: { holder: string; ifsc: string; number: string };
  contact: { name: string; email: string; reference: string };
  /** Shown on the bank statement. At most 30 letters, digits and spaces. */
  narration: string;
  reference: string;
  idempotencyKey: string;
}

export interface GatewayPayout {
  id: string;
  amountPaise: number;
  status: 'queued' | 'pending' | 'processing' | 'processed' | 'reversed' | 'rejected' | 'cancelled';
  utr: string | null;
}

export interface SettledItem {
  /** The ID of the payment or refund. */
  entityId: string;
  type: 'payment' | 'refund' | 'adjustment';
  creditPaise: number;
  debitPaise: number;
  feePaise: number;
  taxPaise: number;
  settlementId: string;
  utr: string | null;
}

/** The gateway rejected the request or did not respond. When `isFinal` is true, retrying cannot succeed. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly isFinal: boolean;
  readonly code: string;

  constructor(message: string, options: { isFinal: boolean; code: string; cause?: unknown }) {
    super(message, options);
    this.isFinal = options.isFinal;
    this.code = options.code;
  }
}
