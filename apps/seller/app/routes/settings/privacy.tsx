import { useRevalidator } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { Route } from './+types/privacy';
import { pageTitle } from '../../page-title.ts';
import { DataDownloads } from '../../privacy/data-downloads.tsx';
import { EraseAccount } from '../../privacy/erase-account.tsx';
import { profileApi } from '../../seller-api.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { readStorefrontUrl } from '../../storefront-url.ts';

export const clientLoader = async () => ({ privacy: await profileApi.readPrivacy() });

export default function PrivacySettings({ loaderData: { privacy } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Privacy')}</title>
      <SettingsCard
        title="Download my data"
        hint="Everything we keep about you and, if your role may change its settings, about the business. The file stays here for 7 days."
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
          to have something corrected, or when you disagree with what we do. We answer within 30 days; the{' '}
          <a
            href={`${readStorefrontUrl()}/privacy`}
            target="_blank"
            rel="noopener"
            className="font-semibold text-peacock hover:underline"
          >
            Privacy Policy
          </a>{' '}
          says where else you can turn.
        </p>
      </SettingsCard>
    </div>
  );
}
