import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { signRazorpay } from '@postprocure/connectors/payments/razorpay-signature';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { paySandboxOrder, sandboxOutcomeNames, sandboxOutcomes } from './sandbox-gateway.ts';
import { sandboxPaths, type Sandbox } from './sandbox.ts';
import { findOrder, type SandboxOrder } from './sandbox.repository.ts';

const form = z.object({ method: z.enum(['upi', 'card', 'netbanking']), outcome: z.enum(sandboxOutcomes) });

const style = `
:root{font-family:system-ui,sans-serif;color:#1d2430;background:#eef1f5}
body{margin:0;display:grid;place-items:start center;padding:16px}
main{width:100%;max-width:440px;background:#fff;border-radius:14px;box-shadow:0 8px 30px #0002;overflow:hidden}
header{background:#14213d;color:#fff;padding:20px 24px}
header p{margin:0;opacity:.85;font-size:14px}
h1{margin:4px 0 0;font-size:28px}
.demo{background:#fff4e5;color:#8a3b00;padding:10px 24px;font-size:14px;font-weight:600}
form,.body{padding:20px 24px 24px;display:grid;gap:18px}
fieldset{border:0;padding:0;margin:0;display:grid;gap:4px}
legend{font-weight:600;margin-bottom:6px;padding:0}
label{display:flex;gap:10px;align-items:center;min-height:44px;padding:0 12px;border:1px solid #d8dde4;border-radius:8px;font-size:15px}
label:has(:checked){border-color:#0b5c66;background:#eef7f8}
.qr{width:148px;margin:0 auto}
button,a.button{display:block;text-align:center;min-height:48px;line-height:48px;border:0;border-radius:8px;background:#0b5c66;color:#fff;font-size:17px;font-weight:600;cursor:pointer;text-decoration:none}
a.cancel{text-align:center;color:#5b6472;min-height:44px;line-height:44px}
:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The sandbox's payment page, used instead of the gateway's checkout. It works without JavaScript. */
export const sandboxCheckoutRoutes =
  (database: Pool, { keys, returnUrl }: Pick<Sandbox, 'keys' | 'returnUrl'>): FastifyPluginCallback =>
  (app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2000 },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get<{ Params: { orderId: string } }>(
      `${sandboxPaths.checkout}/:orderId`,
      { schema: { hide: true } },
      async (request, reply) => {
        const order = await requireOrder(database, request.params.orderId);
        return sendPage(
          reply,
          order.status === 'paid' ? paidPage(returnUrl) : checkoutPage(order, returnUrl),
        );
      },
    );

    app.post<{ Params: { orderId: string } }>(
      `${sandboxPaths.checkout}/:orderId`,
      { schema: { hide: true } },
      async (request, reply) => {
        const parsed = form.safeParse(request.body);
        if (!parsed.success) throw new AppError('INVALID_REQUEST', 'Choose a payment method and an outcome.');
        const order = await requireOrder(database, request.params.orderId);
        const payment = await paySandboxOrder(database, order.id, parsed.data);
        if (!payment) return sendPage(reply, paidPage(returnUrl));
        if (parsed.data.outcome === 'closed') return sendPage(reply, closedPage(returnUrl));
        const target = readReturnUrl(returnUrl, order);
        if (payment.status === 'failed') target.searchParams.set('payment_failed', '1');
        else {
          target.searchParams.set('razorpay_payment_id', payment.id);
          target.searchParams.set(
            'razorpay_signature',
            signRazorpay(`${order.id}|${payment.id}`, keys.keySecret),
          );
        }
        return reply.redirect(target.href, 303);
      },
    );
    done();
  };

async function requireOrder(database: Pool, id: string): Promise<SandboxOrder> {
  const order = await findOrder(database, id);
  if (!order) throw new AppError('NOT_FOUND', 'Payment not found.');
  return order;
}

const sendPage = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Demo payment</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
    );

const header = (amount: string): string =>
  `<header><p>Post Procure wallet</p><h1>${amount}</h1></header><p class="demo">Demo payment page. No real money moves.</p>`;

function checkoutPage(order: SandboxOrder, returnUrl: string): string {
  const amount = formatRupees(paiseToRupees(order.amountPaise));
  const upi = `upi://pay?pa=demo@sandbox&pn=Post%20Procure&am=${paiseToRupees(order.amountPaise)}&tr=${order.id}`;
  const methods = [
    ['upi', 'UPI (scan the QR code)'],
    ['card', 'Debit or credit card'],
    ['netbanking', 'Net banking'],
  ].map(([value = '', name = ''], index) => radio('method', value, name, index === 0));
  const outcomes = sandboxOutcomes.map((value, index) =>
    radio('outcome', value, sandboxOutcomeNames[value], index === 0),
  );
  return `${header(amount)}<form method="post"><fieldset><legend>Pay with</legend>${methods.join('')}</fieldset><div class="qr" role="img" aria-label="UPI QR code">${renderSVG(upi, { border: 1 })}</div><fieldset><legend>What should happen</legend>${outcomes.join('')}</fieldset><button>Pay ${amount}</button><a class="cancel" href="${escapeHtml(cancelUrl(returnUrl, order))}">Cancel</a></form>`;
}

const radio = (name: string, value: string, label: string, isChecked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}>${label}</label>`;

/** Adds the top-up's ID from the order's notes, so that the wallet shows the result of this top-up. */
function readReturnUrl(returnUrl: string, { id, notes }: SandboxOrder): URL {
  const url = new URL(returnUrl);
  url.searchParams.set('razorpay_order_id', id);
  if (notes['topUpId'] !== undefined) url.searchParams.set('top_up', notes['topUpId']);
  return url;
}

function cancelUrl(returnUrl: string, order: SandboxOrder): string {
  const url = readReturnUrl(returnUrl, order);
  url.searchParams.set('payment_cancelled', '1');
  return url.href;
}

const paidPage = (returnUrl: string): string =>
  `<header><h1>Already paid</h1></header><div class="body"><p>This payment has been made.</p><a class="button" href="${escapeHtml(returnUrl)}">Back to the wallet</a></div>`;

const closedPage = (returnUrl: string): string =>
  `<header><h1>Browser closed</h1></header><div class="body"><p>The payment succeeded, but your browser did not return to the wallet. The webhook alone will add the money.</p><a class="button" href="${escapeHtml(returnUrl)}">Open the wallet</a></div>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
