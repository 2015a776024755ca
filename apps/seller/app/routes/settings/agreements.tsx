import { useRevalidator } from 'react-router';
import type { Route } from './+types/agreements';
import { AgreementList } from '../../agreements/agreement-list.tsx';
import { pageTitle } from '../../page-title.ts';
import { dashboardApi } from '../../seller-api.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'settings.read' };

export const clientLoader = async () => ({ documents: await dashboardApi.readAgreements() });

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
        hint="Between your business and us. The Store Authorization Agreement is needed before the first order; read it before you accept."
      >
        {list(true)}
      </SettingsCard>
      <SettingsCard
        title="Policies"
        hint="They apply to everybody. Material changes are announced 30 days ahead, here and by e-mail."
      >
        {list(false)}
      </SettingsCard>
    </div>
  );
}
