import { useState, type SyntheticEvent } from 'react';
import type { Wallet } from '@postprocure/contracts/wallet/wallet';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatAmount } from '../money/format-amount.ts';
import { readAmount, type ReadAmount } from './read-amount.ts';

interface WalletSettingsFormProps {
  wallet: Pick<Wallet, 'lowBalance' | 'monthlyStatement'>;
  onSaved: () => void;
}

const defaultAlert = 1000;
const maxAlert = 1_000_000;

export function WalletSettingsForm({ wallet, onSaved }: WalletSettingsFormProps) {
  const [hasAlert, setHasAlert] = useState(wallet.lowBalance !== null);
  const [text, setText] = useState(formatAmount(wallet.lowBalance ?? defaultAlert));
  const [monthlyStatement, setMonthlyStatement] = useState(wallet.monthlyStatement);
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    setSaved(true);
    onSaved();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const lowBalance = hasAlert ? readAlert(text) : { amount: null };
    setSaved(false);
    if ('problem' in lowBalance) {
      setProblem(lowBalance.problem);
      return;
    }
    setProblem(undefined);
    const body = { lowBalance: lowBalance.amount, monthlyStatement };
    void mutate(() => api('PUT /api/seller/wallet/settings', { body }));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CheckboxField
        label="Alert me when the balance is low"
        checked={hasAlert}
        onChange={({ currentTarget }) => setHasAlert(currentTarget.checked)}
      />
      {hasAlert && (
        <TextField
          label="Alert me below"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          error={problem}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <CheckboxField
        label="Email me a monthly statement"
        checked={monthlyStatement}
        onChange={({ currentTarget }) => setMonthlyStatement(currentTarget.checked)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {isSaved && <StatusMessage tone="success">Your wallet settings have been saved.</StatusMessage>}
      <Button type="submit" tone="secondary" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

function readAlert(text: string): ReadAmount {
  const read = readAmount(text);
  return 'amount' in read && (read.amount < 1 || read.amount > maxAlert)
    ? { problem: 'Enter an amount from ₹1 to ₹10,00,000.' }
    : read;
}
