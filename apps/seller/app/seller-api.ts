import { createHttpAccounts } from '@postprocure/api-client/accounts-api';
import { createDeskApi } from '@postprocure/api-client/desk-api';
import { createEntryApi } from '@postprocure/api-client/entry-api';
import { createSecurityApi } from '@postprocure/api-client/security-api';
import { createSellerCall } from '@postprocure/api-client/seller-call';
import { createSessionApi } from '@postprocure/api-client/session-api';
import { createSubscriptionsApi } from '@postprocure/api-client/subscriptions-api';

/** The one way from this application to the API; each domain's calls are made from it. */
const call = createSellerCall({ baseUrl: '' });

export const accountsApi = createHttpAccounts({ baseUrl: '' });
export const deskApi = createDeskApi(call);
export const entryApi = createEntryApi(call);
export const securityApi = createSecurityApi(call);
export const sessionApi = createSessionApi(call);
export const subscriptionsApi = createSubscriptionsApi(call);
