import type { Route } from './+types/notifications';
import { api } from '../../api.ts';
import { PreferencesForm } from '../../notifications/preferences-form.tsx';
import { pageTitle } from '../../page-title.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';

export const clientLoader = async () => ({
  preferences: await api('GET /api/account/notification-preferences'),
});

export default function NotificationSettings({ loaderData: { preferences } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Notifications')}</title>
      <SettingsCard
        title="Notifications"
        hint="“Instant email” sends an email within minutes. “Email digest” collects everything in one daily or weekly email."
      >
        <PreferencesForm preferences={preferences} />
      </SettingsCard>
    </>
  );
}
