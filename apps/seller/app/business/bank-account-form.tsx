import { useState } from 'react';
import { maskAccountNumber } from '@postprocure/contracts/bank-account';
import { bankAccountUpdate, type BusinessProfile } from '@postprocure/contracts/business';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { businessApi } from '../seller-api.ts';

interface BankAccountProps {
  bank: BusinessProfile['bank'];
  canChange: boolean;
  onChange: () => void;
}

export function BankAccount({ bank, canChange, onChange }: BankAccountProps) {
  const [editing, setEditing] = useState<boolean>();
  const { act, acting, failure } = useAct(onChange);
  if (canChange && (editing || !bank)) {
    return (
      <BankAccountForm
        onSaved={() => {
          setEditing(false);
          onChange();
        }}
        onCancel={bank ? () => setEditing(false) : undefined}
      />
    );
  }
  if (!bank) return <p className="text-sm">No bank account yet.</p>;
  return (
    <div className="grid gap-4">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <p>
        <span className="font-semibold">{bank.holder}</span>
        <span className="block text-sm text-ink-soft">
          {maskAccountNumber(bank.lastDigits)}, {bank.ifsc}
        </span>
      </p>
      {canChange && (
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" size="small" autoFocus={editing === false} onClick={() => setEditing(true)}>
            Change
          </Button>
          <Button
            tone="outline"
            size="small"
            inactive={acting}
            onClick={() => void act(() => businessApi.removeBankAccount())}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

function BankAccountForm({ onSaved, onCancel }: { onSaved: () => void; onCancel: (() => void) | undefined }) {
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: bankAccountUpdate,
    defaultValues: { holder: '', accountNumber: '', ifsc: '' },
    send: async (update) => {
      await businessApi.saveBankAccount(update);
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <TextField
        label="Account holder"
        autoFocus={onCancel !== undefined}
        maxLength={120}
        {...field('holder')}
      />
      <TextField
        label="Account number"
        hint="Stored encrypted; afterwards only its last four digits are shown."
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...field('accountNumber')}
      />
      <TextField
        label="IFSC"
        hint="11 characters, printed on every cheque."
        autoComplete="off"
        maxLength={20}
        spellCheck={false}
        className="uppercase"
        {...field('ifsc')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={submitting}>
          {submitting ? 'Saving...' : 'Save the bank account'}
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
