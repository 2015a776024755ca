import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { findAddressFaults, readMobileNumber } from '@postprocure/contracts/orders/address-rules';
import type { OrderableSku } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { SettingsCard } from '../shell/settings-card.tsx';
import { AddressFields, emptyAddress, type AddressDraft } from './address-fields.tsx';
import { LineEditor, readLines, sumCost, type LineDraft } from './line-editor.tsx';
import { ProductPicker } from './product-picker.tsx';

interface NewOrderFormProps {
  /** The products from a cart that the storefront has handed over. */
  cart: { id: string; skus: readonly OrderableSku[] } | null;
}

const toDraft = (sku: OrderableSku): LineDraft => ({
  sku: sku.sku,
  title: sku.title,
  details: [sku.color, sku.size].filter(Boolean).join(', '),
  cost: sku.cost,
  available: sku.available,
  quantity: String(sku.quantity),
  salePrice: String(sku.myPrice),
});

export function NewOrderForm({ cart }: NewOrderFormProps) {
  const navigate = useNavigate();
  // The idempotency key: sending the same form twice must create only one order.
  const key = useRef(createRandomKey());
  const [address, setAddress] = useState<AddressDraft>(emptyAddress);
  const [lines, setLines] = useState<LineDraft[]>(() => (cart?.skus ?? []).map(toDraft));
  const [externalNumber, setExternalNumber] = useState('');
  const [shipBy, setShipBy] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState<Partial<Record<keyof AddressDraft, string>>>({});
  const { mutate, isPending, error } = useMutation();
  const form = useRef<HTMLFormElement>(null);
  // The button is below the fields, so on a phone their error messages would be out of sight. Focusing the first
  // invalid field scrolls to it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readLines(lines);
    const faults = findFaults(address);
    setProblems(faults);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read || Object.keys(faults).length > 0) return;
    await mutate(async () => {
      const { order } = await api('POST /api/seller/orders', {
        idempotencyKey: key.current,
        body: {
          ...address,
          externalNumber,
          lines: read.lines,
          shipBy: shipBy || null,
          note,
          cartId: cart?.id ?? null,
        },
      });
      await navigate(`/seller/orders/${order.id}`);
    });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid gap-6">
        <SettingsCard
          title="Products"
          hint="Products you have subscribed to. You pay the cost; the sale price is what your customer paid you."
        >
          <div className="grid gap-4">
            {lines.length > 0 && <LineEditor lines={lines} onChange={setLines} />}
            <ProductPicker
              chosen={lines.map(({ sku }) => sku)}
              onChoose={(sku) => {
                setLines([...lines, toDraft(sku)]);
                setProblem(undefined);
              }}
            />
          </div>
        </SettingsCard>
        <SettingsCard
          title="Customer and address"
          hint="Residential addresses in India. We do not deliver to P.O. boxes, APO or FPO addresses."
        >
          <AddressFields value={address} problems={problems} onChange={setAddress} />
        </SettingsCard>
      </div>
      <SettingsCard title="Order">
        <div className="grid gap-4">
          <TextField
            label="Your order number (optional)"
            hint="Each number creates one order only, so nothing is ordered twice."
            maxLength={60}
            autoComplete="off"
            value={externalNumber}
            onChange={({ currentTarget }) => setExternalNumber(currentTarget.value)}
          />
          <TextField
            label="Ship by (optional)"
            type="date"
            value={shipBy}
            onChange={({ currentTarget }) => setShipBy(currentTarget.value)}
          />
          <TextField
            label="Note (optional)"
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <dl className="flex justify-between gap-4 border-t border-line pt-4">
            <dt>Cost, including GST and delivery</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(sumCost(lines))}</dd>
          </dl>
          {problem && <StatusMessage tone="error">{problem}</StatusMessage>}
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Creating...' : 'Create order'}
          </Button>
          <p className="text-sm text-ink-soft">You pay in the next step. Nothing is charged yet.</p>
        </div>
      </SettingsCard>
    </form>
  );
}

/** The same rules as on the server, so that the form says at once what would need attention later. */
function findFaults(address: AddressDraft): Partial<Record<keyof AddressDraft, string>> {
  const faults: Partial<Record<keyof AddressDraft, string>> = {};
  if (address.customerName.trim() === '') faults.customerName = "Enter the customer's name.";
  if (readMobileNumber(address.customerPhone) === null)
    faults.customerPhone = 'Enter a 10-digit mobile number.';
  const found = findAddressFaults(address);
  if (found.PIN_UNSERVICEABLE !== undefined) faults.pincode = found.PIN_UNSERVICEABLE;
  const message = found.ADDRESS_INCOMPLETE ?? found.ADDRESS_NOT_ALLOWED;
  if (message !== undefined) faults[fieldOf(message)] = message;
  if (address.addressLine1.trim() === '') faults.addressLine1 = 'Enter the house or flat and the street.';
  if (address.city.trim() === '') faults.city = 'Enter the city.';
  if (!address.stateCode) faults.stateCode = 'Choose a state.';
  return faults;
}

/** The field that a message about an address belongs to. */
function fieldOf(message: string): keyof AddressDraft {
  if (/pin code|pincode/i.test(message)) return 'pincode';
  if (message.includes('city')) return 'city';
  if (message.includes('state')) return 'stateCode';
  return 'addressLine1';
}
