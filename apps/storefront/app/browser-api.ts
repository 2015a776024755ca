import { createApiClient } from '@postprocure/api-client/api-client';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { readResponse } from './data/read-response.ts';
import { readAccessToken } from './session/session-store.ts';

/**
 * Routes that depend on who is logged in. Requests to other routes have no token, so that their responses stay
 * cacheable.
 */
const personalRoute = /^\w+ \/api\/(?:cart|seller)(?:\/|$)/;

/** Calls the API from the browser. Pages rendered on the server use `apiContext`, which has the same type. */
export const browserApi = createApiClient({
  baseUrl: '',
  headers: (route) => {
    if (route.includes(' /api/user/')) return { [csrfHeader]: 'storefront' };
    const token = personalRoute.test(route) ? readAccessToken() : null;
    return token === null ? {} : { authorization: `Bearer ${token}` };
  },
  readResponse,
});
