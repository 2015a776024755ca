import { createSellerCall } from '@postprocure/api-client/seller-call';
import { createSessionApi } from '@postprocure/api-client/session-api';
import { createSubscriptionsApi } from '@postprocure/api-client/subscriptions-api';

/** The one way from this application to the API; each domain's calls are made from it. */
export const callSeller = createSellerCall({ baseUrl: '' });

export const sessionApi = createSessionApi(callSeller);

export const subscriptionsApi = createSubscriptionsApi(callSeller);
