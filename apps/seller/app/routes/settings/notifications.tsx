import type { Route } from './+types/notifications';
import { PreferencesForm } from '../../notifications/preferences-form.tsx';
import { pageTitle } from '../../page-title.ts';
import { notificationsApi } from '../../seller-api.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';

export const clientLoader = async () => ({ preferences: await notificationsApi.readPreferences() });

export default function NotificationSettings({ loaderData: { preferences } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Notifications')}</title>
      <SettingsCard
        title="What you are told, and how"
        hint="“E-mail soon” comes within minutes; several at once share one e-mail. The digest gathers the rest."
      >
        <PreferencesForm preferences={preferences} />
      </SettingsCard>
    </>
  );
}
