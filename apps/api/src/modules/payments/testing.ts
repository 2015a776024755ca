import { randomUUID } from 'node:crypto';
import { signRazorpay } from '@postprocure/connectors/payments/razorpay-signature';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  topUp,
  topUpWithCheckout,
  wallet,
  type TopUp,
  type TopUpWithCheckout,
  type Wallet,
} from '@postprocure/contracts/wallet/wallet';
import type { LightMyRequestResponse } from 'fastify';
import { runJobs } from '../../testing/run-jobs.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { TestPerson } from '../../testing/test-merchant.ts';
import type { SandboxOutcome, SandboxPayment } from '../payment-sandbox/testing.ts';

type Person = Pick<TestPerson, 'headers'>;

export async function startTestTopUp(
  api: TestApi,
  person: Person,
  amount: number,
  planKey?: string,
): Promise<TopUpWithCheckout> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/seller/wallet/top-ups',
    headers: { ...person.headers, 'idempotency-key': randomUUID() },
    payload: { amount, ...(planKey !== undefined && { planKey }) },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return dataOf(topUpWithCheckout).parse(response.json()).data;
}

/** Submits the sandbox's checkout page, as a browser does. */
export const payAtSandbox = (
  api: TestApi,
  orderId: string,
  {
    method = 'upi',
    outcome = 'success',
  }: { method?: SandboxPayment['method']; outcome?: SandboxOutcome } = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: `/sandbox/checkout/${orderId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ method, outcome }).toString(),
  });

/** Adds money with a successful payment, through all steps up to the credit. */
export async function addTestMoney(
  api: TestApi,
  person: Person,
  amount: number,
  options: { method?: SandboxPayment['method']; outcome?: SandboxOutcome; planKey?: string } = {},
): Promise<TopUp> {
  const started = await startTestTopUp(api, person, amount, options.planKey);
  await payAtSandbox(api, started.checkout.orderId, options);
  await runJobs(api);
  return readTestTopUp(api, person, started.topUp.id);
}

export async function readTestTopUp(api: TestApi, person: Person, id: string): Promise<TopUp> {
  const response = await api.app.inject({ url: `/api/seller/wallet/top-ups/${id}`, headers: person.headers });
  return dataOf(topUp).parse(response.json()).data;
}

export async function readTestWallet(api: TestApi, person: Person): Promise<Wallet> {
  const response = await api.app.inject({ url: '/api/seller/wallet', headers: person.headers });
  return dataOf(wallet).parse(response.json()).data;
}

/** Posts a webhook as the gateway does. Without a signature, the body is signed with the sandbox's secret. */
export function postTestWebhook(
  api: TestApi,
  body: Buffer | string,
  { signature, eventId = `evt_${randomUUID()}` }: { signature?: string; eventId?: string } = {},
): Promise<LightMyRequestResponse> {
  const secret = api.services.payments.sandbox?.keys.webhookSecret ?? '';
  return api.app.inject({
    method: 'POST',
    url: '/api/hooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature ?? signRazorpay(body, secret),
      'x-razorpay-event-id': eventId,
    },
    payload: body,
  });
}

export interface TestPaymentEvent {
  event: string;
  paymentId: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'failed';
  amountPaise: number;
  currency?: string;
}

export const writeTestEvent = (payment: TestPaymentEvent): string =>
  JSON.stringify({
    entity: 'event',
    account_id: 'acc_test',
    event: payment.event,
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: payment.paymentId,
          entity: 'payment',
          amount: payment.amountPaise,
          currency: payment.currency ?? 'INR',
          status: payment.status,
          order_id: payment.orderId,
          method: 'upi',
          captured: payment.status === 'captured',
          amount_refunded: 0,
          fee: null,
          tax: null,
          error_description: payment.status === 'failed' ? 'The bank declined it.' : null,
          created_at: 1_795_000_000,
        },
      },
    },
    created_at: 1_795_000_000,
  });
