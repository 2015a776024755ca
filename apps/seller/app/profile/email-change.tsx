import { emailChangeRequest, type PersonProfile } from '@postprocure/contracts/profile';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { profileApi } from '../seller-api.ts';

/** The old address stays until the new mailbox has confirmed. */
export function EmailChange({ person, onChange }: { person: PersonProfile; onChange: () => void }) {
  const { act, acting, failure: cancelFailure } = useAct(onChange);
  const { field, onSubmit, submitting, failure, reset } = useApiForm({
    schema: emailChangeRequest,
    defaultValues: { email: '', password: '' },
    send: async (request) => {
      await profileApi.requestEmailChange(request);
      reset();
      onChange();
    },
  });
  return (
    <div className="grid max-w-md gap-5">
      <p className="break-all">{person.email}</p>
      {person.newEmail && (
        <StatusMessage>
          <div className="grid justify-items-start gap-3">
            <p>
              Open the link in the e-mail to <strong className="break-all">{person.newEmail}</strong>. Until
              then your current address stays.
            </p>
            {cancelFailure && <p className="text-kumkum">{cancelFailure}</p>}
            <Button
              tone="outline"
              size="small"
              inactive={acting}
              onClick={() => void act(() => profileApi.cancelEmailChange())}
            >
              Keep the current address
            </Button>
          </div>
        </StatusMessage>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        <TextField label="New e-mail" type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          {...field('password')}
        />
        <Button
          type="submit"
          tone="outline"
          size="small"
          className="justify-self-start"
          inactive={submitting}
        >
          {submitting ? 'Sending...' : 'Send a link to the new address'}
        </Button>
      </form>
    </div>
  );
}
