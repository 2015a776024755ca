import { useRevalidator } from 'react-router';
import type { Route } from './+types/agreements';
import { AgreementList } from '../../agreements/agreement-list.tsx';
import { api } from '../../api.ts';
import { pageTitle } from '../../page-title.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'settings.read' };

export const clientLoader = () => api('GET /api/seller/agreements');

export default function AgreementSettings({ loaderData: { documents } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canAccept = useCan('settings.write');
  const list = (isAgreement: boolean) => (
    <AgreementList
      documents={documents.filter((one) => one.isAgreement === isAgreement)}
      canAccept={canAccept}
      onChange={() => void revalidate()}
    />
  );
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Agreements')}</title>
      <SettingsCard
        title="Agreements"
        hint="Contracts between your business and us. You have to accept the Store Authorization Agreement before your first order."
      >
        {list(true)}
      </SettingsCard>
      <SettingsCard
        title="Policies"
        hint="These apply to everyone. We announce material changes 30 days in advance, here and by email."
      >
        {list(false)}
      </SettingsCard>
    </div>
  );
}
