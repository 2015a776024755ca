import { createApiClient } from '@postprocure/api-client/api-client';
import { readAccessToken } from './session/session-store.ts';

/** Calls the API from the browser, with the token of the user who is logged in. */
export const browserApi = createApiClient({
  baseUrl: '',
  headers: () => {
    const token = readAccessToken();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  },
});
