import { useRevalidator } from 'react-router';
import type { Route } from './+types/profile';
import { api } from '../../api.ts';
import { ImageUpload } from '../../forms/image-upload.tsx';
import { pageTitle } from '../../page-title.ts';
import { EmailChange } from '../../profile/email-change.tsx';
import { ProfileForm } from '../../profile/profile-form.tsx';
import { SettingsCard } from '../../shell/settings-card.tsx';

export const clientLoader = async () => ({ profile: await api('GET /api/account/profile') });

const savePhoto = (file: Blob | null) =>
  file ? api('PUT /api/account/profile/photo', { body: file }) : api('DELETE /api/account/profile/photo');

export default function ProfileSettings({ loaderData: { profile } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Profile')}</title>
      <SettingsCard title="Profile" hint="All times in this application are Indian Standard Time (IST).">
        <div className="grid gap-8">
          <ImageUpload
            name="photo"
            url={profile.photoUrl}
            alt={`Photo of ${profile.name}`}
            isRound
            save={savePhoto}
            onChange={onChange}
          />
          <ProfileForm profile={profile} onSaved={onChange} />
        </div>
      </SettingsCard>
      <SettingsCard title="Email address" hint="You log in with this address, and we send our emails to it.">
        <EmailChange profile={profile} onChange={onChange} />
      </SettingsCard>
    </div>
  );
}
