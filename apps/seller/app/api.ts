import { createApiClient } from '@postprocure/api-client/api-client';
import { csrfHeader } from '@postprocure/contracts/csrf-header';

/** The seller application's API client. The browser adds the session cookie. */
export const api = createApiClient({ baseUrl: '', headers: () => ({ [csrfHeader]: 'seller-app' }) });
