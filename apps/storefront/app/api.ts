import { createApiClient } from '@postprocure/api-client/api-client';

/** The API for code in the browser. Loaders on the server use the clients of load-context.ts. */
export const api = createApiClient({ baseUrl: '' });
