import { emailChangeRequest, type UserProfile } from '@postprocure/contracts/profile/profile';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { useMutation } from '../forms/use-mutation.ts';

/** The old email address stays in use until the new one is confirmed. */
export function EmailChange({ profile, onChange }: { profile: UserProfile; onChange: () => void }) {
  const cancellation = useMutation(onChange);
  const { field, onSubmit, isPending, error, reset } = useApiForm({
    schema: emailChangeRequest,
    defaultValues: { email: '', password: '' },
    send: async (request) => {
      await api('POST /api/account/email-change', { body: request });
      reset();
      onChange();
    },
  });
  return (
    <div className="grid max-w-md gap-5">
      <p className="break-all">{profile.email}</p>
      {profile.newEmail && (
        <StatusMessage>
          <div className="grid justify-items-start gap-3">
            <p>
              Open the link we have sent to <strong className="break-all">{profile.newEmail}</strong>. Until
              then, your current email address stays in use.
            </p>
            {cancellation.error && <p className="text-kumkum">{cancellation.error}</p>}
            <Button
              tone="outline"
              size="small"
              inactive={cancellation.isPending}
              onClick={() => void cancellation.mutate(() => api('DELETE /api/account/email-change'))}
            >
              Keep current address
            </Button>
          </div>
        </StatusMessage>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <TextField label="New email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          {...field('password')}
        />
        <Button type="submit" tone="outline" size="small" className="justify-self-start" inactive={isPending}>
          {isPending ? 'Sending...' : 'Send link to new address'}
        </Button>
      </form>
    </div>
  );
}
