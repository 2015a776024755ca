import type { z } from 'zod';
import {
  GatewayError,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
  type PaymentGateway,
  type SettledItem,
} from './payment-gateway.ts';
import {
  razorpayErrorBody,
  razorpayId,
  razorpayList,
  razorpayOrder,
  razorpayPayment,
  razorpayPayout,
  razorpayRefund,
  razorpaySettledItem,
} from './razorpay-schemas.ts';
import { isSignedBy } from './razorpay-signature.ts';

export interface RazorpayOptions {
  mode: PaymentGateway['mode'];
  /** https://api.razorpay.com, or the local sandbox that implements the same protocol. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /**
   * Razorpay signs retries of old events with the previous secret, so both are accepted during a rotation.
   */
  previousWebhookSecret?: string | undefined;
  /** The RazorpayX account from which payouts are made. */
  payoutAccount: string | undefined;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

const pageSize = 100;
/** A safety limit: more pages than this for one day indicate endless paging. */
const maxPages = 1000;

/** Razorpay through its HTTP API: https://razorpay.com/docs/api. */
export function createRazorpayGateway(options: RazorpayOptions): PaymentGateway {
  const request = createRequest(options);
  const { keySecret, webhookSecret, previousWebhookSecret, payoutAccount } = options;

  const findOrder = async (receipt: string): Promise<GatewayOrder | null> => {
    const query = new URLSearchParams({ receipt });
    const { items } = await request('GET', `/v1/orders?${query.toString()}`, razorpayList(razorpayOrder));
    const found = items.find((order) => order.receipt === receipt);
    return found ? toOrder(found) : null;
  };

  return {
    mode: options.mode,
    keyId: options.keyId,

    createOrder: async ({ amountPaise, receipt, notes }) => {
      const body = { amount: amountPaise, currency: 'INR', receipt, notes };
      try {
        return toOrder(await request('POST', '/v1/orders', razorpayOrder, { body }));
      } catch (error) {
        // The order may exist even though the request failed: a response may have been lost, or an earlier process may
        // have been killed before it stored the order. Razorpay accepts each receipt only once.
        if (!(error instanceof GatewayError)) throw error;
        const made = await findOrder(receipt);
        if (made) return made;
        throw error;
      }
    },

    listOrderPayments: async (orderId) => {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      return (await request('GET', path, razorpayList(razorpayPayment))).items.map(toPayment);
    },

    fetchPayment: async (paymentId) =>
      toPayment(await request('GET', `/v1/payments/${encodeURIComponent(paymentId)}`, razorpayPayment)),

    refundPayment: async ({ paymentId, amountPaise, receipt, idempotencyKey }) =>
      toRefund(
        await request('POST', `/v1/payments/${encodeURIComponent(paymentId)}/refund`, razorpayRefund, {
          body: { amount: amountPaise, speed: 'normal', receipt },
          headers: { 'x-refund-idempotency': idempotencyKey },
        }),
      ),

    fetchRefund: async (paymentId, refundId) =>
      toRefund(
        await request(
          'GET',
          `/v1/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`,
          razorpayRefund,
        ),
      ),

    createPayout: async ({ amountPaise, account, contact, narration, reference, idempotencyKey }) => {
      if (payoutAccount === undefined) {
        throw new GatewayError('No payout account is configured', {
          isFinal: true,
          code: 'NOT_CONFIGURED',
        });
      }
      // Razorpay returns the existing contact or fund account when the same details are sent again.
      const { id: contactId } = await request('POST', '/v1/contacts', razorpayId, {
        body: { name: contact.name, email: contact.email, type: 'customer', reference_id: contact.reference },
      });
      const { id: fundAccountId } = await request('POST', '/v1/fund_accounts', razorpayId, {
        body: {
          contact_id: contactId,
          account_type: 'bank_account',
          bank_account: { name: account.holder, ifsc: account.ifsc, account_number: account.number },
        },
      });
      const payout = await request('POST', '/v1/payouts', razorpayPayout, {
        body: {
          account_number: payoutAccount,
          fund_account_id: fundAccountId,
          amount: amountPaise,
          currency: 'INR',
          mode: 'IMPS',
          purpose: 'refund',
          queue_if_low_balance: true,
          reference_id: reference,
          narration,
        },
        headers: { 'x-payout-idempotency': idempotencyKey },
      });
      return toPayout(payout);
    },

    fetchPayout: async (payoutId) =>
      toPayout(await request('GET', `/v1/payouts/${encodeURIComponent(payoutId)}`, razorpayPayout)),

    listSettledItems: async (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const items: SettledItem[] = [];
      for (let page = 0; page < maxPages; page += 1) {
        const query = new URLSearchParams({
          year,
          month,
          day: date,
          count: String(pageSize),
          skip: String(page * pageSize),
        });
        const path = `/v1/settlements/recon/combined?${query.toString()}`;
        const found = (await request('GET', path, razorpayList(razorpaySettledItem))).items;
        items.push(...found.map(toSettledItem));
        if (found.length < pageSize) return items;
      }
      throw new GatewayError(`Too many pages of settlements for ${day}`, {
        isFinal: true,
        code: 'TOO_MANY_PAGES',
      });
    },

    verifyCheckout: ({ orderId, paymentId, signature }) =>
      isSignedBy(`${orderId}|${paymentId}`, signature, keySecret),

    verifyWebhook: (body, signature) => {
      const secrets = [webhookSecret, ...(previousWebhookSecret ? [previousWebhookSecret] : [])];
      return secrets.map((secret) => isSignedBy(body, signature, secret)).includes(true);
    },
  };
}

type Send = <T extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  schema: T,
  parts?: { body?: object; headers?: Record<string, string> },
) => Promise<z.output<T>>;

function createRequest(options: RazorpayOptions): Send {
  const { baseUrl, keyId, keySecret, timeoutMs = 10_000 } = options;
  const send = options.fetch ?? fetch;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, schema, { body, headers } = {}) => {
    const response = await send(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new GatewayError('The payment gateway did not respond', {
        isFinal: false,
        code: 'NETWORK',
        cause,
      });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw readError(response.status, answer);
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new GatewayError('The payment gateway returned an unreadable response', {
      isFinal: false,
      code: 'INVALID_RESPONSE',
      cause: parsed.error,
    });
  };
}

/** Statuses 408 (timeout), 409 (the same request is still running) and 429 (rate limit) can be retried. */
function readError(status: number, answer: unknown): GatewayError {
  const parsed = razorpayErrorBody.safeParse(answer);
  const { code, description } = parsed.success
    ? parsed.data.error
    : { code: `HTTP_${status}`, description: `The payment gateway responded with status ${status}` };
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429;
  return new GatewayError(description, { isFinal, code });
}

const toOrder = (order: z.output<typeof razorpayOrder>): GatewayOrder => ({
  id: order.id,
  amountPaise: order.amount,
  amountPaidPaise: order.amount_paid,
  status: order.status,
});

export const toPayment = (payment: z.output<typeof razorpayPayment>): GatewayPayment => ({
  id: payment.id,
  orderId: payment.order_id ?? null,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
  method: payment.method,
  feePaise: payment.fee ?? null,
  taxPaise: payment.tax ?? null,
  refundedPaise: payment.amount_refunded ?? 0,
  errorDescription: payment.error_description ?? null,
  createdAt: payment.created_at,
});

export const toRefund = (refund: z.output<typeof razorpayRefund>): GatewayRefund => ({
  id: refund.id,
  paymentId: refund.payment_id,
  receipt: refund.receipt ?? null,
  amountPaise: refund.amount,
  status: refund.status,
});

export const toPayout = (payout: z.output<typeof razorpayPayout>): GatewayPayout => ({
  id: payout.id,
  amountPaise: payout.amount,
  status: payout.status,
  utr: payout.utr ?? null,
});

const toSettledItem = (item: z.output<typeof razorpaySettledItem>): SettledItem => ({
  entityId: item.entity_id,
  type: item.type,
  creditPaise: item.credit,
  debitPaise: item.debit,
  feePaise: item.fee ?? 0,
  taxPaise: item.tax ?? 0,
  settlementId: item.settlement_id,
  utr: item.settlement_utr ?? null,
});
