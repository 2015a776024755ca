/** The port through which the product takes and returns money. Amounts are whole paise. */
export interface PaymentGateway {
  /** `sandbox` moves no real money: pages and documents are marked as a demo. */
  readonly mode: 'live' | 'sandbox';
  /** Public; the browser's checkout needs it. */
  readonly keyId: string;
  /** Repeating it with the same receipt returns the order made the first time. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  listOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Repeating it with the same key returns the refund made the first time. */
  refundPayment(refund: NewGatewayRefund): Promise<GatewayRefund>;
  fetchRefund(paymentId: string, refundId: string): Promise<GatewayRefund>;
  /** Pays out to a bank account. Repeating it with the same key returns the payout made the first time. */
  createPayout(payout: NewPayout): Promise<GatewayPayout>;
  fetchPayout(payoutId: string): Promise<GatewayPayout>;
  /** What the gateway settled to our bank on a day (YYYY-MM-DD, in India). */
  listSettledItems(day: string): Promise<SettledItem[]>;
  /** Whether the browser's report of a payment was signed by the gateway. */
  verifyCheckout(checkout: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the exact bytes of a webhook were signed by the gateway. */
  verifyWebhook(body: Buffer, signature: string): boolean;
}

export interface NewGatewayOrder {
  amountPaise: number;
  /** At most 40 characters; names the order on our side. */
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
  /** What was charged for it, tax included; known once it is captured. */
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
  /** What we named it when we asked for it; null for one that somebody made at the gateway. */
  receipt: string | null;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
}

export interface NewPayout {
  amountPaise: number;
  account: { holder: string; ifsc: string; number: string };
  contact: { name: string; email: string; reference: string };
  /** Shown on the bank statement: at most 30 letters, digits and spaces. */
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
  /** Of the payment or refund. */
  entityId: string;
  type: 'payment' | 'refund' | 'adjustment';
  creditPaise: number;
  debitPaise: number;
  feePaise: number;
  taxPaise: number;
  settlementId: string;
  utr: string | null;
}

/** The gateway refused or did not answer. `isFinal` tells whether trying again is pointless. */
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
