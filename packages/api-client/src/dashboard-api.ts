import type { AgreementState } from '@postprocure/contracts/agreement';
import type { Dashboard } from '@postprocure/contracts/dashboard';
import type { ProductPulse } from '@postprocure/contracts/subscription';
import type { SellerCall } from './seller-call.ts';

export interface DashboardApi {
  read(): Promise<Dashboard>;
  readPulse(days: number): Promise<ProductPulse>;
  readAgreements(): Promise<AgreementState[]>;
  acceptAgreement(document: Pick<AgreementState, 'key' | 'version'>): Promise<AgreementState[]>;
}

export const createDashboardApi = (call: SellerCall): DashboardApi => ({
  read: () => call('/api/seller/dashboard'),
  readPulse: (days) => call(`/api/seller/subscriptions/pulse?days=${days}`),
  readAgreements: async () =>
    (await call<{ documents: AgreementState[] }>('/api/seller/agreements')).documents,
  acceptAgreement: async ({ key, version }) =>
    (
      await call<{ documents: AgreementState[] }>('/api/seller/agreements/acceptances', {
        payload: { key, version },
      })
    ).documents,
});
