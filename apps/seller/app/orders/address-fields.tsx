import { indianStateCodes, indianStates, type IndianStateCode } from '@postprocure/contracts/indian-state';
import type { OrderAddressInput } from '@postprocure/contracts/orders/order';
import { lookUpPincode } from '@postprocure/contracts/shipments/pin-code-city';
import { SelectField, TextField } from '@postprocure/ui/field';

export type AddressDraft = OrderAddressInput;

export const emptyAddress: AddressDraft = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  addressLine1: '',
  addressLine2: '',
  landmark: '',
  city: '',
  stateCode: null,
  pincode: '',
};

interface AddressFieldsProps {
  value: AddressDraft;
  problems: Partial<Record<keyof AddressDraft, string>>;
  onChange: (value: AddressDraft) => void;
}

/** The PIN code comes before the city and the state, because for most addresses it determines both. */
export function AddressFields({ value, problems, onChange }: AddressFieldsProps) {
  const field = (name: Exclude<keyof AddressDraft, 'stateCode'>) => ({
    value: value[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  });
  const changePincode = (typed: string) => {
    const pincode = typed.replaceAll(/\D/g, '').slice(0, 6);
    const found = lookUpPincode(pincode);
    const [only, ...others] = found?.states ?? [];
    onChange({
      ...value,
      pincode,
      ...(only !== undefined && others.length === 0 && { stateCode: only }),
      ...(found?.city != null && value.city.trim() === '' && { city: found.city }),
    });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Customer's name"
        autoComplete="off"
        maxLength={120}
        required
        {...field('customerName')}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        required
        hint="The courier calls this number."
        {...field('customerPhone')}
      />
      <div className="sm:col-span-2">
        <TextField
          label="House or flat, building and street"
          autoComplete="off"
          maxLength={200}
          required
          {...field('addressLine1')}
        />
      </div>
      <TextField label="Area (optional)" autoComplete="off" maxLength={200} {...field('addressLine2')} />
      <TextField label="Landmark (optional)" autoComplete="off" maxLength={120} {...field('landmark')} />
      <TextField
        label="PIN code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        {...field('pincode')}
        hint={describePincode(value.pincode)}
        onChange={({ currentTarget }) => changePincode(currentTarget.value)}
      />
      <TextField label="City" autoComplete="off" maxLength={100} required {...field('city')} />
      <SelectField
        label="State"
        value={value.stateCode ?? ''}
        error={problems.stateCode}
        onChange={({ currentTarget }) =>
          onChange({ ...value, stateCode: (currentTarget.value || null) as IndianStateCode | null })
        }
      >
        <option value="">Choose a state</option>
        {indianStateCodes.map((code) => (
          <option key={code} value={code}>
            {indianStates[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Customer's email (optional)"
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field('customerEmail')}
      />
    </div>
  );
}

function describePincode(pincode: string): string | undefined {
  if (pincode.length < 6) return undefined;
  const found = lookUpPincode(pincode);
  if (pincode.startsWith('9')) return 'We do not deliver to the Army Postal Service.';
  if (!found) return `No PIN code starts with ${pincode.slice(0, 3)}.`;
  return found.states.map((code) => indianStates[code]).join(' or ');
}
