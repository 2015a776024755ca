import { useRef, useState, type SyntheticEvent } from 'react';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { topUpLimits } from '@postprocure/contracts/wallet/wallet';
import { Button } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { formatAmount } from '../money/format-amount.ts';
import { readTopUpAmount } from './read-amount.ts';
import { useCheckout } from './use-checkout.ts';

const { min, max, presets } = topUpLimits;

export function AddMoney() {
  const [text, setText] = useState(formatAmount(presets[1]));
  const [problem, setProblem] = useState<string>();
  const { start, isPending, error } = useCheckout();
  const field = useRef<HTMLInputElement>(null);
  // The idempotency key: a retry after a lost response must not start a second top-up.
  const key = useRef({ amount: 0, key: '' });
  const read = readTopUpAmount(text);
  const change = (typed: string) => {
    setText(typed);
    setProblem(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if ('problem' in read) {
      setProblem(read.problem);
      field.current?.focus();
      return;
    }
    const { amount } = read;
    if (key.current.amount !== amount) key.current = { amount, key: createRandomKey() };
    start(() =>
      api('POST /api/seller/wallet/top-ups', { body: { amount }, idempotencyKey: key.current.key }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div role="group" aria-label="Suggested amounts" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {presets.map((preset) => {
          const isChosen = 'amount' in read && read.amount === preset;
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isChosen}
              className={classes(
                'min-h-12 rounded-md border px-2 font-semibold tabular-nums transition',
                isChosen
                  ? 'border-peacock bg-peacock-soft text-peacock-deep'
                  : 'border-line-strong bg-white hover:bg-paper-deep',
              )}
              onClick={() => change(formatAmount(preset))}
            >
              {formatAmount(preset)}
            </button>
          );
        })}
      </div>
      <TextField
        ref={field}
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        hint={`From ${formatAmount(min)} to ${formatAmount(max)}. Pay by UPI, card or net banking at no extra charge.`}
        error={problem}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button type="submit" className="sm:justify-self-start" inactive={isPending}>
        {isPending
          ? 'Opening the payment page...'
          : `Add ${'amount' in read ? formatAmount(read.amount) : 'money'}`}
      </Button>
    </form>
  );
}
