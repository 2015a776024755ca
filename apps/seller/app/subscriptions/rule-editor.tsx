import { Button } from '@postprocure/ui/button';
import { SelectField, TextField } from '@postprocure/ui/field';
import { IconButton } from '@postprocure/ui/icon-button';
import type { RuleDraft, TierDraft } from './rule-draft.ts';

const kindNames: Record<RuleDraft['kind'], string> = {
  multiplier: 'Multiply the cost',
  add: 'Add an amount to the cost',
  tiers: 'By cost range',
};

const endingNames: Record<RuleDraft['ending'], string> = {
  none: 'No rounding',
  end9: 'Ends in 9 (₹459)',
  end99: 'Ends in 99 (₹499)',
  nearest5: 'To the nearest ₹5',
  nearest10: 'To the nearest ₹10',
};

const maxTiers = 12;

interface RuleEditorProps {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
}

export function RuleEditor({ draft, onChange }: RuleEditorProps) {
  const set = (part: Partial<RuleDraft>) => onChange({ ...draft, ...part });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="How to set prices"
        hint="Costs and prices include GST."
        value={draft.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as RuleDraft['kind'] })}
      >
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      {draft.kind === 'multiplier' && (
        <TextField
          label="Multiplier"
          inputMode="decimal"
          value={draft.multiplier}
          onChange={({ currentTarget }) => set({ multiplier: currentTarget.value })}
        />
      )}
      {draft.kind === 'add' && (
        <TextField
          label="Amount to add (₹)"
          inputMode="decimal"
          value={draft.add}
          onChange={({ currentTarget }) => set({ add: currentTarget.value })}
        />
      )}
      {draft.kind === 'tiers' && (
        <div className="sm:col-span-2">
          <Tiers tiers={draft.tiers} onChange={(tiers) => set({ tiers })} />
        </div>
      )}
      <SelectField
        label="Rounding"
        value={draft.ending}
        onChange={({ currentTarget }) => set({ ending: currentTarget.value as RuleDraft['ending'] })}
      >
        {Object.entries(endingNames).map(([ending, name]) => (
          <option key={ending} value={ending}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Minimum margin (%)"
        hint="The lowest margin you accept, as a percentage of your price."
        inputMode="decimal"
        value={draft.floor}
        onChange={({ currentTarget }) => set({ floor: currentTarget.value })}
      />
      <p className="text-sm text-ink-soft sm:col-span-2">Prices never go above the MRP.</p>
    </div>
  );
}

function Tiers({ tiers, onChange }: { tiers: TierDraft[]; onChange: (tiers: TierDraft[]) => void }) {
  const change = (index: number, part: Partial<TierDraft>) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, ...part } : tier)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Cost ranges, lowest first</legend>
      {tiers.map((tier, index) => {
        const isLast = index === tiers.length - 1;
        const name = `Range ${index + 1}`;
        return (
          <div key={index} className="grid grid-cols-[1fr_1fr_1fr_2.75rem] items-end gap-2">
            <TierField
              label="Up to (₹)"
              name={`${name}: cost up to`}
              value={isLast ? 'any' : tier.upTo}
              disabled={isLast}
              onChange={(upTo) => change(index, { upTo })}
            />
            <TierField
              label="Times"
              name={`${name}: multiplier`}
              value={tier.multiplier}
              onChange={(multiplier) => change(index, { multiplier })}
            />
            <TierField
              label="Plus (₹)"
              name={`${name}: amount to add`}
              value={tier.add}
              onChange={(add) => change(index, { add })}
            />
            <IconButton
              icon="close"
              label={`Remove range ${index + 1}`}
              inactive={tiers.length === 1}
              onClick={() => onChange(tiers.filter((_, place) => place !== index))}
            />
          </div>
        );
      })}
      <Button
        tone="outline"
        size="small"
        className="justify-self-start"
        inactive={tiers.length >= maxTiers}
        onClick={() => onChange([...tiers, { upTo: '', multiplier: '1.3', add: '0' }])}
      >
        Add range
      </Button>
    </fieldset>
  );
}

interface TierFieldProps {
  label: string;
  name: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

const TierField = ({ label, name, value, disabled = false, onChange }: TierFieldProps) => (
  <label className="min-w-0 text-xs text-ink-soft">
    {label}
    <input
      aria-label={name}
      inputMode="decimal"
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="mt-1 block min-h-11 w-full rounded-md border border-line-strong bg-white px-3 text-base text-ink disabled:bg-paper-deep disabled:text-ink-soft"
    />
  </label>
);
