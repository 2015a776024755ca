import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PatientSender } from './patient-sender.ts';

/** What the server has confirmed to visitors, and must therefore have stored. */
export interface AcknowledgedVisits {
  tickets: { reference: string; email: string }[];
  signUps: string[];
  chatKeys: string[];
}

const receipt = z.object({ data: z.object({ reference: z.string() }) });

/** Each visitor has a different IP address, so that rate limits do not stop them. */
const createAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

const createEmail = (): string => `${randomUUID()}@visitor.test`;

/** What people who are not logged in do: send forms, sign up, chat and look at pages. */
export function createVisitorActs({ send, post }: PatientSender, done: AcknowledgedVisits) {
  async function sendTicket(): Promise<void> {
    const email = createEmail();
    const headers = { ...createAddress(), 'idempotency-key': randomUUID() };
    const response = await post('/api/tickets/concern', headers, {
      reporterName: 'Ravi Iyer',
      reporterEmail: email,
      concernSubject: 'Expired cream',
      concernType: 'product-quality',
      concernDetails: `The date on box ${email} has passed.`,
    });
    const { reference } = receipt.parse(await response.json()).data;
    done.tickets.push({ reference, email });
  }

  async function signUp(): Promise<void> {
    const email = createEmail();
    const response = await post('/api/user/signup', createAddress(), {
      name: 'Asha Rao',
      businessName: 'Rao Traders',
      email,
      phone: '98765 43210',
    });
    await response.body?.cancel();
    if (response.status === 200) done.signUps.push(email);
  }

  async function chat(): Promise<void> {
    const address = createAddress();
    let cookie = '';
    for (let message = 0; message < 3; message += 1) {
      const key = randomBytes(16).toString('hex');
      const headers = { ...address, ...(cookie !== '' && { cookie }) };
      const response = await post('/api/chat/messages', headers, { text: `Message ${message}`, key });
      await response.body?.cancel();
      if (response.status !== 200) return;
      done.chatKeys.push(key);
      cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    }
  }

  async function look(): Promise<void> {
    for (const path of ['/', '/store', '/plans', '/api/product?limit=5']) {
      await (await send(path, { headers: createAddress() })).body?.cancel();
    }
  }

  return [sendTicket, sendTicket, signUp, chat, look];
}
