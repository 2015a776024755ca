import { useRevalidator } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { Route } from './+types/privacy';
import { api } from '../../api.ts';
import { pageTitle } from '../../page-title.ts';
import { DataDownloads } from '../../privacy/data-downloads.tsx';
import { EraseAccount } from '../../privacy/erase-account.tsx';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { storefrontPageUrl } from '../../storefront-url.ts';

export const clientLoader = async () => ({ privacy: await api('GET /api/account/privacy') });

export default function PrivacySettings({ loaderData: { privacy } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Privacy')}</title>
      <SettingsCard
        title="Download my data"
        hint="Everything we store about you. If your role can change the settings of your business, the file also contains its data. The file is available for 7 days."
      >
        <DataDownloads privacy={privacy} onChange={onChange} />
      </SettingsCard>
      <SettingsCard title="Erase my account">
        <EraseAccount privacy={privacy} onChange={onChange} />
      </SettingsCard>
      <SettingsCard title="Questions and complaints">
        <p className="text-sm">
          Write to our Grievance Officer at{' '}
          <a href={`mailto:${brand.email}`} className="font-semibold text-peacock hover:underline">
            {brand.email}
          </a>{' '}
          if something needs to be corrected or you have a complaint. We reply within 30 days. The{' '}
          <a
            href={storefrontPageUrl('/privacy')}
            target="_blank"
            rel="noopener"
            className="font-semibold text-peacock hover:underline"
          >
            Privacy Policy
          </a>{' '}
          tells you who else you can contact.
        </p>
      </SettingsCard>
    </div>
  );
}
