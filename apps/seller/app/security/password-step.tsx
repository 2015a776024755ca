import { passwordRequest, type PasswordRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';

interface PasswordStepProps {
  action: string;
  send: (request: PasswordRequest) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before a security-relevant change. */
export function PasswordStep({ action, send, onCancel }: PasswordStepProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: passwordRequest,
    defaultValues: { password: '' },
    send,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {action}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
