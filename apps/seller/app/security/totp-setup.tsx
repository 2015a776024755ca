import {
  totpCodeRequest,
  type RecoveryCodes,
  type TotpEnrolment,
} from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { QrCode } from './qr-code.tsx';

interface TotpSetupProps {
  enrolment: TotpEnrolment;
  onConfirmed: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

export function TotpSetup({ enrolment, onConfirmed, onCancel }: TotpSetupProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: totpCodeRequest,
    defaultValues: { code: '' },
    send: async (request) => onConfirmed(await api('POST /api/account/totp/confirm', { body: request })),
  });
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
      <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
      <form noValidate onSubmit={onSubmit} className="grid max-w-md content-start gap-5">
        <ol className="list-decimal space-y-2 pl-5 text-sm">
          <li>
            Scan the QR code with your authenticator app, or enter this key:
            <span className="mt-1 block font-mono break-words">{enrolment.secret}</span>
          </li>
          <li>Enter the six digits shown in the app.</li>
        </ol>
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={20}
          {...field('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" inactive={isPending}>
            {isPending ? 'Checking...' : 'Turn on'}
          </Button>
          <Button tone="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
