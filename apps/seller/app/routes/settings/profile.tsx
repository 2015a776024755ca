import { useRevalidator } from 'react-router';
import type { Route } from './+types/profile';
import { PictureUpload } from '../../forms/picture-upload.tsx';
import { pageTitle } from '../../page-title.ts';
import { EmailChange } from '../../profile/email-change.tsx';
import { PersonForm } from '../../profile/person-form.tsx';
import { profileApi } from '../../seller-api.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';

export const clientLoader = async () => ({ person: await profileApi.read() });

export default function ProfileSettings({ loaderData: { person } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Profile')}</title>
      <SettingsCard title="Profile" hint="All times in this application are Indian Standard Time (IST).">
        <div className="grid gap-8">
          <PictureUpload
            name="photo"
            url={person.photoUrl}
            alt={`Photo of ${person.name}`}
            isRound
            save={(file) => profileApi.savePhoto(file)}
            onChange={onChange}
          />
          <PersonForm person={person} onSaved={onChange} />
        </div>
      </SettingsCard>
      <SettingsCard title="E-mail address" hint="You log in with it, and our e-mails go there.">
        <EmailChange person={person} onChange={onChange} />
      </SettingsCard>
    </div>
  );
}
