import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { claimTypes, type ClaimType } from '@postprocure/contracts/fulfilment/claim-rules';
import type { OrderDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { FieldNote, noteIdOf, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EvidenceField, type Evidence } from './evidence-field.tsx';

type Claimable = NonNullable<OrderDelivery['claimable']>;

interface ClaimWizardProps {
  order: OrderDelivery['order'];
  claimable: Claimable;
}

/** Three steps: what is wrong, with which items, and the evidence. */
export function ClaimWizard({ order, claimable }: ClaimWizardProps) {
  const navigate = useNavigate();
  const [type, setType] = useState<ClaimType>();
  const chosen = claimable.types.find((one) => one.type === type);
  const [toOfficer, setToOfficer] = useState(false);
  return (
    <div className="grid max-w-3xl gap-6">
      <TypeStep
        claimable={claimable}
        type={type}
        onChoose={(next) => {
          setType(next);
          setToOfficer(false);
        }}
      />
      {chosen?.isLate && (
        <Card className="grid gap-3 p-5 sm:p-6">
          <StatusMessage tone="error">
            {claimTypes[chosen.type].policy} The deadline was {formatDateTime(chosen.deadline)}.
          </StatusMessage>
          <CheckboxField
            label="Send it to the grievance officer anyway"
            hint="Your statutory rights for defective goods do not end with our deadline. The officer looks at every case."
            checked={toOfficer}
            onChange={({ target }) => setToOfficer(target.checked)}
          />
        </Card>
      )}
      {chosen && (!chosen.isLate || toOfficer) && (
        <DetailStep
          key={chosen.type}
          {...{ order, claimable, type: chosen.type, toGrievanceOfficer: toOfficer }}
          onSent={() => void navigate(`/seller/orders/${order.id}`)}
        />
      )}
    </div>
  );
}

const TypeStep = ({
  claimable,
  type,
  onChoose,
}: {
  claimable: Claimable;
  type: ClaimType | undefined;
  onChoose: (type: ClaimType) => void;
}) => (
  <Card className="p-5 sm:p-6">
    <fieldset>
      <legend className="mb-1 text-lg font-semibold">1. What is wrong?</legend>
      <p className="mb-4 text-sm text-ink-soft">Delivered {formatDateTime(claimable.deliveredAt)}</p>
      <div className="grid gap-2">
        {claimable.types.map((one) => (
          <label
            key={one.type}
            className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-md sm:grid-cols-[auto_minmax(0,1fr)_auto] border border-line-strong px-4 py-2 text-sm has-checked:border-peacock has-checked:bg-peacock-soft"
          >
            <input
              type="radio"
              name="type"
              className="size-5 accent-peacock"
              checked={type === one.type}
              onChange={() => onChoose(one.type)}
            />
            <span className="font-semibold">{claimTypes[one.type].label}</span>
            <span className="text-ink-soft max-sm:col-start-2">
              {one.isLate ? <Badge tone="saving">Too late</Badge> : `until ${formatDateTime(one.deadline)}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  </Card>
);

interface DetailStepProps extends ClaimWizardProps {
  type: ClaimType;
  toGrievanceOfficer: boolean;
  onSent: () => void;
}

type Problems = Partial<Record<'lines' | 'description' | 'files', string>>;

function DetailStep({ order, claimable, type, toGrievanceOfficer, onSent }: DetailStepProps) {
  const { needsEvidence } = claimTypes[type];
  const [quantities, setQuantities] = useState<Record<number, number>>(() =>
    Object.fromEntries(claimable.lines.map(({ line, quantity }) => [line, quantity])),
  );
  const [files, setFiles] = useState<Evidence[]>([]);
  const [description, setDescription] = useState('');
  const { mutate, isPending, error } = useMutation(onSent);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  // The button is below the fields, so on a phone their error messages would be out of sight. Focusing the first
  // invalid field scrolls to it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const lines = claimable.lines.flatMap(({ line }) => {
    const quantity = quantities[line] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const claimed = claimable.lines.reduce((sum, { line, unit }) => sum + unit * (quantities[line] ?? 0), 0);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(lines.length === 0 && { lines: 'Choose the items that the claim is about.' }),
      ...(description.trim().length < 10 && { description: 'Describe the problem in a few words.' }),
      ...(needsEvidence &&
        files.length === 0 && { files: 'Add at least one photo or video of the problem.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void mutate(() =>
      api('POST /api/seller/orders/:id/claims', {
        params: { id: order.id },
        body: { type, description, lines, fileIds: files.map(({ id }) => id), toGrievanceOfficer },
      }),
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 className="text-lg">2. Which items?</h2>
        <ul className="grid gap-3">
          {claimable.lines.map(({ line, title, quantity, unit }) => (
            <li key={line} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
              <p className="text-sm wrap-anywhere">
                {title}
                <span className="block text-ink-soft">
                  {quantity} × {formatRupees(unit)}
                </span>
              </p>
              <TextField
                label="Claimed"
                type="number"
                min={0}
                max={quantity}
                aria-invalid={problems.lines !== undefined}
                aria-describedby={problems.lines === undefined ? undefined : noteIdOf('claimed')}
                value={quantities[line] ?? 0}
                onChange={({ target }) =>
                  setQuantities({
                    ...quantities,
                    [line]: Math.min(quantity, Math.max(0, Math.trunc(Number(target.value)))),
                  })
                }
              />
            </li>
          ))}
        </ul>
        <FieldNote id="claimed" error={problems.lines} />
        <p className="text-sm">
          You are claiming{' '}
          <strong className="font-semibold">{formatRupees(Math.min(claimed, claimable.remaining))}</strong>.
        </p>
      </Card>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 className="text-lg">3. What happened?</h2>
        <TextAreaField
          label="Description"
          rows={4}
          maxLength={2000}
          value={description}
          error={problems.description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <EvidenceField
          orderId={order.id}
          isRequired={needsEvidence}
          files={files}
          error={files.length === 0 ? problems.files : undefined}
          onChange={setFiles}
        />
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <div>
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Sending...' : 'Send the claim'}
          </Button>
        </div>
      </Card>
    </form>
  );
}
