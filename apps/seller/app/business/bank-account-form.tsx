import { useState } from 'react';
import { maskAccountNumber } from '@postprocure/contracts/merchants/bank-account';
import { bankAccountUpdate, type MerchantProfile } from '@postprocure/contracts/merchants/merchant-profile';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { PasswordStep } from '../security/password-step.tsx';
import { api } from '../api.ts';

interface BankAccountProps {
  bank: MerchantProfile['bank'];
  canChange: boolean;
  onChange: () => void;
}

export function BankAccount({ bank, canChange, onChange }: BankAccountProps) {
  const [step, setStep] = useState<'rest' | 'edit' | 'remove'>('rest');
  // Each step replaces the buttons. When a step ends, the first button takes the focus.
  const [hasReturned, setHasReturned] = useState(false);
  const rest = () => {
    setStep('rest');
    setHasReturned(true);
  };
  const finish = () => {
    rest();
    onChange();
  };
  if (canChange && (step === 'edit' || !bank)) {
    return (
      <BankAccountForm
        takesFocus={step === 'edit' || hasReturned}
        onSaved={finish}
        onCancel={bank ? rest : undefined}
      />
    );
  }
  if (!bank) return <p className="text-sm">No bank account yet.</p>;
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold">{bank.holder}</span>
        <span className="block text-sm text-ink-soft">
          {maskAccountNumber(bank.lastDigits)}, {bank.ifsc}
        </span>
      </p>
      {canChange && step === 'rest' && (
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" size="small" autoFocus={hasReturned} onClick={() => setStep('edit')}>
            Change
          </Button>
          <Button tone="outline" size="small" onClick={() => setStep('remove')}>
            Remove
          </Button>
        </div>
      )}
      {step === 'remove' && (
        <>
          <p className="text-sm">Without a bank account, we can't pay out refunds.</p>
          <PasswordStep
            action="Remove bank account"
            onCancel={rest}
            send={async (request) => {
              await api('POST /api/seller/business/bank-account/remove', { body: request });
              finish();
            }}
          />
        </>
      )}
    </div>
  );
}

interface BankAccountFormProps {
  takesFocus: boolean;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
}

function BankAccountForm({ takesFocus, onSaved, onCancel }: BankAccountFormProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: bankAccountUpdate,
    defaultValues: { holder: '', accountNumber: '', ifsc: '', password: '' },
    send: async (update) => {
      await api('PUT /api/seller/business/bank-account', { body: update });
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      <TextField label="Account holder" autoFocus={takesFocus} maxLength={120} {...field('holder')} />
      <TextField
        label="Account number"
        hint="We store it encrypted and only show its last four digits."
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...field('accountNumber')}
      />
      <TextField
        label="IFSC"
        hint="11 characters, as printed on your cheques."
        autoComplete="off"
        maxLength={20}
        spellCheck={false}
        className="uppercase"
        {...field('ifsc')}
      />
      <PasswordField
        label="Your password"
        hint="We always ask for your password, because we pay out money to this account."
        autoComplete="current-password"
        maxLength={256}
        {...field('password')}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {isPending ? 'Saving...' : 'Save bank account'}
        </Button>
        {onCancel && (
          <Button tone="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
