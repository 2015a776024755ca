import type { ProductPulse } from '@postprocure/contracts/subscriptions/subscription';
import type { SellerCall } from './seller-call.ts';

export interface DashboardApi {
  readPulse(days: number): Promise<ProductPulse>;
}

export const createDashboardApi = (call: SellerCall): DashboardApi => ({
  readPulse: (days) => call(`/api/seller/subscriptions/pulse?days=${days}`),
});
