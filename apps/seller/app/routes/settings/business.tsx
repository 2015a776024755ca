import { useRevalidator } from 'react-router';
import type { Route } from './+types/business';
import { BankAccount } from '../../business/bank-account-form.tsx';
import { BusinessFacts } from '../../business/business-facts.tsx';
import { BusinessForm } from '../../business/business-form.tsx';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'settings.read' };

export const clientLoader = async () => ({ profile: await api('GET /api/seller/business') });

export default function BusinessSettings({ loaderData: { profile } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canChange = useCan('settings.write');
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Business & tax')}</title>
      <SettingsCard
        title="Business & tax"
        hint="These details appear on your invoices. We check that the GSTIN is valid and matches your state and PAN."
      >
        {canChange ? (
          <BusinessForm profile={profile} onSaved={() => void revalidate()} />
        ) : (
          <BusinessFacts profile={profile} />
        )}
      </SettingsCard>
      <SettingsCard title="Bank account" hint="We send refunds of your wallet balance to this account.">
        <BankAccount bank={profile.bank} canChange={canChange} onChange={() => void revalidate()} />
      </SettingsCard>
    </div>
  );
}
