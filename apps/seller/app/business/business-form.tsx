import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type {
  MerchantProfile,
  MerchantProfileInput,
} from '@postprocure/contracts/merchants/merchant-profile';
import {
  businessTypeNames,
  businessTypes,
  type BusinessType,
} from '@postprocure/contracts/merchants/business-type';
import { checkGstin, findGstinFault } from '@postprocure/contracts/merchants/gstin';
import {
  indianStateCodes,
  indianStates,
  isIndianStateCode,
  type IndianStateCode,
} from '@postprocure/contracts/indian-state';
import { findPanFault, normalizeTaxId } from '@postprocure/contracts/merchants/pan';
import { findPincodeFault } from '@postprocure/contracts/shipments/pin-code-state';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';

interface BusinessValues {
  businessType: BusinessType | '';
  legalName: string;
  pan: string;
  registered: 'yes' | 'no' | '';
  gstin: string;
  declared: boolean;
  line1: string;
  line2: string;
  city: string;
  stateCode: string;
  pincode: string;
}

const toValues = (profile: MerchantProfile): BusinessValues => ({
  businessType: profile.businessType ?? '',
  legalName: profile.legalName ?? '',
  pan: profile.pan ?? '',
  registered: profile.gstin !== null ? 'yes' : profile.unregisteredSince !== null ? 'no' : '',
  gstin: profile.gstin ?? '',
  declared: profile.unregisteredSince !== null,
  line1: profile.address?.line1 ?? '',
  line2: profile.address?.line2 ?? '',
  city: profile.address?.city ?? '',
  stateCode: profile.address?.stateCode ?? '',
  pincode: profile.address?.pincode ?? '',
});

/** Only what was said: the API refuses a kind of business or a declaration that nobody gave. */
const toUpdate = (values: BusinessValues): MerchantProfileInput => ({
  businessType: values.businessType as BusinessType,
  legalName: values.legalName,
  pan: normalizeTaxId(values.pan),
  gst:
    values.registered === 'yes'
      ? { registered: true, gstin: normalizeTaxId(values.gstin) }
      : { registered: false, declared: (values.registered === 'no' && values.declared) as true },
  address: {
    line1: values.line1,
    line2: values.line2,
    city: values.city,
    stateCode: values.stateCode as IndianStateCode,
    pincode: values.pincode.trim(),
  },
});

const knownState = (code: string): IndianStateCode | null => (isIndianStateCode(code) ? code : null);

export function BusinessForm({ profile, onSaved }: { profile: MerchantProfile; onSaved: () => void }) {
  const [saved, setSaved] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    setSaved(true);
    onSaved();
  });
  const { register, handleSubmit, control, setValue, formState, trigger } = useForm<BusinessValues>({
    defaultValues: toValues(profile),
    mode: 'onTouched',
  });
  const { errors } = formState;
  const [registered, gstin, pan, stateCode] = useWatch({
    control,
    name: ['registered', 'gstin', 'pan', 'stateCode'],
  });
  const check = gstin === '' ? null : checkGstin(normalizeTaxId(gstin));
  const submit = handleSubmit(async (values) => {
    setSaved(false);
    await mutate(() => api('PUT /api/seller/business', { body: toUpdate(values) }));
  });
  // For both answers: one registered without the rule would take it from the other.
  const registration = register('registered', { required: 'Say whether the business is registered.' });
  /** What a number says of itself is not asked for again. */
  const takeFromGstin = () => {
    if (!check?.valid) return;
    if (pan === '') setValue('pan', check.pan, { shouldValidate: true });
    if (stateCode === '') setValue('stateCode', check.stateCode, { shouldValidate: true });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Kind of business"
          error={errors.businessType?.message}
          {...register('businessType', { required: 'Choose the kind of business.' })}
        >
          <option value="">Choose</option>
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {businessTypeNames[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Legal name"
          hint="As on the PAN card or the certificate of registration."
          maxLength={200}
          autoComplete="organization"
          error={errors.legalName?.message}
          {...register('legalName', { required: 'Enter the legal name of the business.' })}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm font-semibold">Is the business registered for GST?</legend>
        <CheckboxField type="radio" label="Yes, it has a GSTIN" value="yes" {...registration} />
        <CheckboxField
          type="radio"
          label="No, it is not registered"
          value="no"
          error={errors.registered?.message}
          {...registration}
        />
      </fieldset>
      {registered === 'yes' && (
        <TextField
          label="GSTIN"
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
          hint={
            check?.valid
              ? `The number fits: ${indianStates[check.stateCode]}, PAN ${check.pan}.`
              : '15 characters, checked as you type.'
          }
          error={errors.gstin?.message ?? (gstin.length >= 15 && !check?.valid ? check?.fault : undefined)}
          {...register('gstin', {
            onBlur: takeFromGstin,
            validate: (typed, { pan: beside, stateCode: state }) =>
              findGstinFault(normalizeTaxId(typed), {
                pan: normalizeTaxId(beside),
                stateCode: knownState(state),
              }) ?? true,
          })}
        />
      )}
      {registered === 'no' && (
        <div className="grid gap-3">
          <CheckboxField
            label="I declare that the business is not registered for GST and need not be."
            error={errors.declared?.message}
            {...register('declared', { required: 'Declare it, or enter a GSTIN.' })}
          />
          <StatusMessage>
            Without a GSTIN you can try everything here. Selling to other states, and on most marketplaces,
            needs a registration; we will ask for it before the first such order.
          </StatusMessage>
        </div>
      )}
      <TextField
        label="PAN"
        maxLength={14}
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase sm:max-w-[calc(50%-0.625rem)]"
        error={errors.pan?.message}
        {...register('pan', {
          validate: (typed) => findPanFault(normalizeTaxId(typed)) ?? true,
          onChange: () => void (formState.touchedFields.gstin && trigger('gstin')),
        })}
      />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">Registered address</legend>
        <TextField
          label="Address"
          maxLength={200}
          autoComplete="address-line1"
          error={errors.line1?.message}
          {...register('line1', { required: 'Enter the address.' })}
        />
        <TextField
          label="Area or landmark (optional)"
          maxLength={200}
          autoComplete="address-line2"
          {...register('line2')}
        />
        <TextField
          label="Town or city"
          maxLength={100}
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city', { required: 'Enter the town or city.' })}
        />
        <SelectField
          label="State"
          error={errors.stateCode?.message}
          {...register('stateCode', {
            required: 'Choose the state.',
            onChange: () => {
              if (formState.touchedFields.pincode) void trigger('pincode');
              if (formState.touchedFields.gstin) void trigger('gstin');
            },
          })}
        >
          <option value="">Choose</option>
          {indianStateCodes.map((code) => (
            <option key={code} value={code}>
              {indianStates[code]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Pincode"
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          error={errors.pincode?.message}
          {...register('pincode', {
            validate: (typed, { stateCode: state }) =>
              findPincodeFault(typed.trim(), knownState(state)) ?? true,
          })}
        />
      </fieldset>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your business details are saved.</StatusMessage>}
      <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
