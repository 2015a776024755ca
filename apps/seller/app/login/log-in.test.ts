import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '@postprocure/api-client/api-client';
import { logIn } from './log-in.ts';

const api = createApiClient({ baseUrl: 'http://api.test' });
const credentials = { email: 'merchant@example.in', password: 'secret' };

let respond: () => Response;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(respond()));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns the token and the user', async () => {
  const user = { name: 'Asha', email: 'a@b.in', photoURL: null, role: 'merchant' };
  respond = () => Response.json({ data: { token: 't', user } });
  expect((await logIn(api, credentials)).user.name).toBe('Asha');
});

it('rejects with the message of the server', async () => {
  const body = { message: 'Too many attempts.', code: 'RATE_LIMITED', requestId: 'r' };
  respond = () => Response.json(body, { status: 429 });
  await expect(logIn(api, credentials)).rejects.toThrow('Too many attempts.');
});

it.each([
  [{ data: {} }, 200],
  [{}, 401],
])('rejects with the default message for %j with status %d', async (body, status) => {
  respond = () => Response.json(body, { status });
  await expect(logIn(api, credentials)).rejects.toThrow('Login failed. Incorrect ID and Password.');
});
