import { createHttpAccounts } from '@postprocure/api-client/accounts-api';
import { createBusinessApi } from '@postprocure/api-client/business-api';
import { createDashboardApi } from '@postprocure/api-client/dashboard-api';
import { createDeskApi } from '@postprocure/api-client/desk-api';
import { createEntryApi } from '@postprocure/api-client/entry-api';
import { createMerchantPlanApi } from '@postprocure/api-client/merchant-plan-api';
import { createNotificationsApi } from '@postprocure/api-client/notifications-api';
import { createProfileApi } from '@postprocure/api-client/profile-api';
import { createSecurityApi } from '@postprocure/api-client/security-api';
import { createSellerCall } from '@postprocure/api-client/seller-call';
import { createSessionApi } from '@postprocure/api-client/session-api';
import { createSubscriptionsApi } from '@postprocure/api-client/subscriptions-api';
import { createTeamApi } from '@postprocure/api-client/team-api';

/** The one way from this application to the API; each domain's calls are made from it. */
const call = createSellerCall({ baseUrl: '' });

export const accountsApi = createHttpAccounts({ baseUrl: '' });
export const businessApi = createBusinessApi(call);
export const dashboardApi = createDashboardApi(call);
export const deskApi = createDeskApi(call);
export const entryApi = createEntryApi(call);
export const merchantPlanApi = createMerchantPlanApi(call);
export const notificationsApi = createNotificationsApi(call);
export const profileApi = createProfileApi(call);
export const securityApi = createSecurityApi(call);
export const sessionApi = createSessionApi(call);
export const subscriptionsApi = createSubscriptionsApi(call);
export const teamApi = createTeamApi(call);
