import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readMails } from '../e2e/outbox.ts';

export interface LighthousePage {
  name: string;
  url: string;
  /** Skips the SEO score. For search results, which search engines must not index. */
  withoutSeo?: boolean;
  /** Session cookie of a user who may see the page. */
  cookie?: string;
}

export async function listShopPages(storefront: string): Promise<LighthousePage[]> {
  const answer: unknown = await (await fetch(`${storefront}/api/product?limit=1`)).json();
  const { data } = z
    .object({ data: z.object({ products: z.array(z.object({ id: z.number() })) }) })
    .parse(answer);
  return [
    { name: 'home', url: `${storefront}/` },
    { name: 'store', url: `${storefront}/store` },
    { name: 'category', url: `${storefront}/category/Women's%20Fashion` },
    { name: 'search', url: `${storefront}/store/product/search?q=cotton`, withoutSeo: true },
    { name: 'product', url: `${storefront}/store/product/${data.products[0]?.id ?? 1}` },
  ];
}

/** One page for each of the other storefront templates: editorial pages, forms and tools. */
const templatePaths = [
  'pp-overview',
  'aboutus',
  'terms',
  'need-help',
  'awards',
  'plans',
  'integration/app',
  'knowledge-hub',
  'glow-blog',
  'blog/1',
  'winning-products',
  'support/contact',
  'apply-reseller',
  'shipping-cost-estimator',
  'track-my-order',
  'support/chatemail',
];

export const listTemplatePages = (storefront: string): LighthousePage[] =>
  templatePaths.map((path) => ({ name: path, url: `${storefront}/${path}` }));

const subscribedProducts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const settings = [
  'profile',
  'business',
  'brand',
  'notifications',
  'team',
  'plan',
  'privacy',
  'agreements',
  'security',
];

/** Every page of the seller application, with sample data and the session of a user who may see the page. */
export async function listSellerPages(seller: string): Promise<LighthousePage[]> {
  const merchant = await logIn(seller, 'merchant');
  for (const id of subscribedProducts) await merchant.call('PUT', `/api/seller/subscriptions/${id}`);
  await merchant.call('POST', '/api/seller/exports', { format: 'csv', selection: { filter: {} } });
  const invited = `${randomUUID()}@example.in`;
  await merchant.call('POST', '/api/seller/team/invitations', { email: invited, role: 'finance' });
  await sendToDesk(seller);
  const admin = await logIn(seller, 'admin');
  const { items } = inbox.parse(await admin.call('GET', '/api/desk/inbox')).data;
  const { merchants } = merchantList.parse(await admin.call('GET', '/api/desk/merchants')).data;
  const inboxItems = items.map(({ kind, id }) =>
    kind === 'chat' ? `desk/chats/${id}` : `desk/tickets/${id}`,
  );

  const token = randomBytes(32).toString('base64url');
  const products = 'seller/productSubscription';
  return [
    ...[
      'login',
      'signup',
      'recover',
      'expired-file',
      `reset-password#token=${token}`,
      `verify-email#token=${token}`,
    ].map((path) => ({ name: nameOf(path), url: `${seller}/${path}` })),
    { name: 'accept-invitation', url: await readInvitation(invited) },
    ...[
      'dashboard',
      'notifications',
      products,
      `${products}/${subscribedProducts[0]}`,
      `${products}/pricing`,
      `${products}/exports`,
      'seller/orders',
      'seller/marketplaceApis',
      'seller/wallet',
      ...settings.map((section) => `seller/settings/${section}`),
    ].map((path) => ({ name: nameOf(path), url: `${seller}/${path}`, cookie: merchant.cookie })),
    ...[
      'desk',
      ...inboxItems,
      'desk/merchants',
      `desk/merchants/${merchants[0]?.id}`,
      'desk/audit',
      'desk/mails',
      'desk/jobs',
    ].map((path) => ({ name: nameOf(path), url: `${seller}/${path}`, cookie: admin.cookie })),
  ];
}

const inbox = z.object({
  data: z.object({ items: z.array(z.object({ kind: z.string(), id: z.string() })) }),
});
const merchantList = z.object({ data: z.object({ merchants: z.array(z.object({ id: z.string() })) }) });

/** Names a page by its path, without the parts that differ between runs. */
const nameOf = (path: string): string =>
  path
    .replace(/#.*/, '')
    .replace(/[\da-f-]{36}$/, 'one')
    .replace(/\/\d+$/, '/one');

/** Sends the headers that the CSRF check expects from our own pages. */
async function callApi(url: string, method: string, body?: object, cookie?: string): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      origin: new URL(url).origin,
      'x-requested-by': 'lighthouse',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function logIn(seller: string, who: 'merchant' | 'admin') {
  const credentials = { email: `${who}@demo.postprocure.in`, password: `demo-${who}-2026` };
  const answer = await callApi(`${seller}/api/user/login`, 'POST', credentials);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await callApi(seller + path, method, body, cookie)).json();
  return { cookie, call };
}

/** Sends a ticket and a chat message, so that the inbox has an item of each kind. */
async function sendToDesk(seller: string): Promise<void> {
  await callApi(`${seller}/api/tickets/support-ticket`, 'POST', {
    fullName: 'Lata Menon',
    email: 'lata@example.in',
    phoneNumber: '+91-98765-43210',
    issueType: 'order',
    subject: 'Where is it?',
    message: 'My brass lamp has not come.',
    agreeTerms: 'on',
  });
  await callApi(`${seller}/api/chat/messages`, 'POST', {
    text: 'Do you sell brass lamps?',
    key: randomBytes(16).toString('hex'),
  });
}

/** The worker sends emails shortly after they are queued, so the outbox is polled. */
async function readInvitation(recipient: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [mail] = await readMails(recipient, /invites you/);
    const link = /https?:\/\/\S+#token=\S+/.exec(mail ?? '')?.[0];
    if (link !== undefined) return link;
    await wait(200);
  }
  throw new Error(`No invitation arrived for ${recipient}`);
}
