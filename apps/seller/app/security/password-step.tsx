import { passwordRequest, type PasswordRequest } from '@postprocure/contracts/account';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';

interface PasswordStepProps {
  action: string;
  send: (request: PasswordRequest) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password once more before something that matters. */
export function PasswordStep({ action, send, onCancel }: PasswordStepProps) {
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: passwordRequest,
    defaultValues: { password: '' },
    send,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={submitting}>
          {action}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
