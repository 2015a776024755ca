import { createBusinessApi } from '@postprocure/api-client/business-api';
import { createDashboardApi } from '@postprocure/api-client/dashboard-api';
import { createDeskApi } from '@postprocure/api-client/desk-api';
import { createMerchantPlanApi } from '@postprocure/api-client/merchant-plan-api';
import { createSellerCall } from '@postprocure/api-client/seller-call';
import { createSubscriptionsApi } from '@postprocure/api-client/subscriptions-api';

/** All requests of this application to the API go through this. */
const call = createSellerCall({ baseUrl: '' });

export const businessApi = createBusinessApi(call);
export const dashboardApi = createDashboardApi(call);
export const deskApi = createDeskApi(call);
export const merchantPlanApi = createMerchantPlanApi(call);
export const subscriptionsApi = createSubscriptionsApi(call);
