import { z } from 'zod';
import {
  adjustmentReasonNames,
  adjustmentReasons,
  newAdjustment,
} from '@postprocure/contracts/ledger/desk-ledger';
import { Button } from '@postprocure/ui/button';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../../api.ts';
import { useApiForm } from '../../forms/use-api-form.ts';

interface AdjustmentFormProps {
  merchantId: string;
  onProposed: () => void;
}

/** Staff enter an amount and a direction; the request contains a single signed number. */
const form = z
  .object({
    merchantId: newAdjustment.shape.merchantId,
    direction: z.enum(['credit', 'debit']),
    amount: z
      .string()
      .regex(/^\s*[\d,]+(?:\.\d{1,2})?\s*$/, 'Enter an amount in rupees, such as 250 or 250.50.'),
    reason: newAdjustment.shape.reason,
    note: newAdjustment.shape.note,
  })
  .transform(({ direction, amount, ...rest }) => {
    const rupees = Number(amount.replaceAll(',', ''));
    return { ...rest, amount: direction === 'debit' ? -rupees : rupees };
  })
  .pipe(newAdjustment);

export function AdjustmentForm({ merchantId, onProposed }: AdjustmentFormProps) {
  const { field, onSubmit, isPending, error, reset } = useApiForm({
    schema: form,
    defaultValues: { merchantId, direction: 'credit', amount: '', reason: 'goodwill', note: '' },
    send: async (body) => {
      await api('POST /api/desk/adjustments', { body });
      reset();
      onProposed();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 sm:grid-cols-3">
      <SelectField label="Direction" {...field('direction')}>
        <option value="credit">Add to the wallet</option>
        <option value="debit">Deduct from the wallet</option>
      </SelectField>
      <TextField
        label="Amount in rupees"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        {...field('amount')}
      />
      <SelectField label="Reason code" {...field('reason')}>
        {adjustmentReasons.map((reason) => (
          <option key={reason} value={reason}>
            {adjustmentReasonNames[reason]}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-3">
        <TextAreaField
          label="What happened"
          hint="Explain why and give the order or ticket number, so that the approver can check it."
          rows={2}
          maxLength={1000}
          {...field('note')}
        />
      </div>
      <div className="grid gap-3 sm:col-span-3">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
          {isPending ? 'Sending...' : 'Propose'}
        </Button>
      </div>
    </form>
  );
}
