import { createSellerCall } from '@postprocure/api-client/seller-call';
import { createSessionApi } from '@postprocure/api-client/session-api';

/** The one way from this application to the API; each domain's calls are made from it. */
export const callSeller = createSellerCall({ baseUrl: '' });

export const sessionApi = createSessionApi(callSeller);
