import { useState, type SyntheticEvent } from 'react';
import {
  autopaySettings,
  type AutopaySettings,
  type AutopaySimulation,
} from '@postprocure/contracts/orders/autopay';
import { autopaySkipNames, payOrderNames, payOrders } from '@postprocure/contracts/orders/autopay-rules';
import { formatDate } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { toDraft, readDraft, type AutopayDraft } from './autopay-draft.ts';
import { countOrders } from './order-words.ts';

interface AutopayFormProps {
  settings: AutopaySettings;
  /** Whether the plan includes autopay. The cooling window and the minimum margin apply in every plan. */
  isIncluded: boolean;
  canWrite: boolean;
  onSaved: () => void;
}

const hours = Array.from(
  { length: 24 },
  (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const,
);

export function AutopayForm({ settings, isIncluded, canWrite, onSaved }: AutopayFormProps) {
  const [draft, setDraft] = useState(() => toDraft(settings));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const [simulation, setSimulation] = useState<AutopaySimulation>();
  const { mutate, isPending, error } = useMutation();
  const edit = (changes: Partial<AutopayDraft>) => {
    setDraft({ ...draft, ...changes });
    setSaved(false);
    setSimulation(undefined);
  };
  const text = (name: 'maxOrder' | 'maxDay' | 'keep' | 'minMargin' | 'coolingMinutes') => ({
    value: draft[name],
    error: errors[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      edit({ [name]: currentTarget.value }),
  });
  const read = (): AutopaySettings | null => {
    const parsed = autopaySettings.safeParse(readDraft(draft));
    setErrors(
      parsed.success
        ? {}
        : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
    return parsed.success ? parsed.data : null;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = read();
    if (!body) return;
    void mutate(async () => {
      await api('PUT /api/seller/autopay', { body });
      setSaved(true);
      onSaved();
    });
  };
  const simulate = () => {
    const body = read();
    if (!body) return;
    void mutate(async () => setSimulation(await api('POST /api/seller/autopay/simulation', { body })));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <fieldset disabled={!canWrite} className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CheckboxField
            label="Pay new orders from my wallet automatically"
            checked={draft.autopay}
            disabled={!isIncluded && !draft.autopay}
            onChange={({ currentTarget }) => edit({ autopay: currentTarget.checked })}
          />
        </div>
        <TextField label="Limit per order, ₹" hint="Leave empty for no limit." {...text('maxOrder')} />
        <TextField label="Limit per day, ₹" hint="Leave empty for no limit." {...text('maxDay')} />
        <TextField label="Keep in my wallet, ₹" hint="Autopay never uses this amount." {...text('keep')} />
        <SelectField
          label="Pay first"
          value={draft.payOrder}
          onChange={({ currentTarget }) =>
            edit({ payOrder: currentTarget.value as AutopayDraft['payOrder'] })
          }
        >
          {payOrders.map((key) => (
            <option key={key} value={key}>
              {payOrderNames[key]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Minimum margin, %"
          hint="Orders below it need your confirmation. Leave empty for no minimum."
          {...text('minMargin')}
        />
        <TextField
          label="Cooling window, minutes"
          hint="For this long after a payment, you can cancel and get everything back at once. 0 to 60."
          {...text('coolingMinutes')}
        />
        <TextAreaField
          label="SKUs to leave out"
          hint="One per line or separated by commas."
          rows={3}
          value={draft.excludedSkus}
          error={errors['excludedSkus']}
          onChange={({ currentTarget }) => edit({ excludedSkus: currentTarget.value })}
        />
        <TextAreaField
          label="PIN codes to leave out"
          hint="Whole PIN codes, or their first digits."
          rows={3}
          value={draft.excludedPins}
          error={errors['excludedPins']}
          onChange={({ currentTarget }) => edit({ excludedPins: currentTarget.value })}
        />
        <HourField
          label="Quiet hours from"
          value={draft.quietFrom}
          onChange={(quietFrom) => edit({ quietFrom })}
        />
        <HourField
          label="Quiet hours to"
          value={draft.quietTo}
          error={errors['quietTo']}
          onChange={(quietTo) => edit({ quietTo })}
        />
      </fieldset>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {isSaved && <StatusMessage tone="success">Your autopay settings have been saved.</StatusMessage>}
      {canWrite && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Working...' : 'Save'}
          </Button>
          <Button tone="outline" inactive={isPending} onClick={simulate}>
            Test on the last 30 days
          </Button>
        </div>
      )}
      {simulation && <SimulationResult simulation={simulation} />}
    </form>
  );
}

interface HourFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const HourField = ({ label, value, error, onChange }: HourFieldProps) => (
  <SelectField
    label={label}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">None</option>
    {hours.map(([hour, shown]) => (
      <option key={hour} value={hour}>
        {shown}
      </option>
    ))}
  </SelectField>
);

const SimulationResult = ({ simulation }: { simulation: AutopaySimulation }) => (
  <div role="status" className="grid gap-2 rounded-md border border-line bg-paper p-4 text-sm">
    <p>
      Of {countOrders(simulation.orders)} in the last {simulation.days} days, autopay would have paid{' '}
      <strong>{countOrders(simulation.paid.orders)}</strong> for{' '}
      <strong>{formatRupees(simulation.paid.amount)}</strong>.
    </p>
    {simulation.skipped.length > 0 && (
      <ul className="list-disc pl-5">
        {simulation.skipped.map(({ reason, orders }) => (
          <li key={reason}>
            {autopaySkipNames[reason]}: {countOrders(orders)}
          </li>
        ))}
      </ul>
    )}
    {simulation.busiestDay && (
      <p>
        The busiest day was {formatDate(simulation.busiestDay.date)} with{' '}
        {formatRupees(simulation.busiestDay.amount)}. Keep about {formatRupees(simulation.suggestedBalance)}{' '}
        in your wallet.
      </p>
    )}
  </div>
);
