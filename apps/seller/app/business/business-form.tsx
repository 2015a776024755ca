import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { useApiForm } from '../forms/use-api-form.ts';
import { api } from '../api.ts';

interface BusinessValues {
  businessType: BusinessType | '';
  legalName: string;
  pan: string;
  registered: 'yes' | 'no' | '' | null;
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

const isBusinessType = (value: string): value is BusinessType => businessTypes.some((type) => type === value);

const knownState = (code: string): IndianStateCode | null => (isIndianStateCode(code) ? code : null);

type Parsed = { request: MerchantProfileInput } | { errors: Partial<Record<keyof BusinessValues, string>> };

function parseValues(values: BusinessValues): Parsed {
  const { businessType, registered, declared } = values;
  const [pan, gstin] = [normalizeTaxId(values.pan), normalizeTaxId(values.gstin)];
  const pincode = values.pincode.trim();
  const stateCode = knownState(values.stateCode);
  const found: Record<keyof BusinessValues, string | false | null> = {
    businessType: !isBusinessType(businessType) && 'Select the business type.',
    legalName: values.legalName.trim() === '' && 'Enter the legal name of the business.',
    registered: !registered && 'Select whether the business is registered for GST.',
    gstin: registered === 'yes' && findGstinFault(gstin, { pan, stateCode }),
    declared: registered === 'no' && !declared && 'Confirm this, or enter a GSTIN.',
    pan: findPanFault(pan),
    line1: values.line1.trim() === '' && 'Enter the address.',
    line2: null,
    city: values.city.trim() === '' && 'Enter the town or city.',
    stateCode: stateCode === null && 'Select the state.',
    pincode: findPincodeFault(pincode, stateCode),
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, message]) => message));
  if (Object.keys(errors).length > 0 || !isBusinessType(businessType) || stateCode === null)
    return { errors };
  return {
    request: {
      businessType,
      legalName: values.legalName,
      pan,
      gst: registered === 'yes' ? { registered: true, gstin } : { registered: false, declared: true },
      address: { line1: values.line1, line2: values.line2, city: values.city, stateCode, pincode },
    },
  };
}

export function BusinessForm({ profile, onSaved }: { profile: MerchantProfile; onSaved: () => void }) {
  const [saved, setSaved] = useState(false);
  const { field, onSubmit, isPending, error, control, setValue, revalidate } = useApiForm({
    parse: parseValues,
    defaultValues: toValues(profile),
    validatesOnBlur: true,
    warnsOnLeave: true,
    send: async (request) => {
      setSaved(false);
      await api('PUT /api/seller/business', { body: request });
      setSaved(true);
      onSaved();
    },
  });
  const [registered, gstin, pan, stateCode] = useWatch({
    control,
    name: ['registered', 'gstin', 'pan', 'stateCode'],
  });
  const check = gstin === '' ? null : checkGstin(normalizeTaxId(gstin));
  const { error: registrationError, ...registration } = field('registered');
  /** Fills in the PAN and the state, which are part of a GSTIN. */
  const fillFromGstin = () => {
    if (!check?.valid) return;
    if (pan === '') setValue('pan', check.pan, { shouldValidate: true });
    if (stateCode === '') setValue('stateCode', check.stateCode, { shouldValidate: true });
  };
  const { error: gstinError, ...gstinField } = field('gstin', { onBlur: fillFromGstin });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Business type" {...field('businessType')}>
          <option value="">Select</option>
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {businessTypeNames[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Legal name"
          hint="As on the PAN card or registration certificate."
          maxLength={200}
          autoComplete="organization"
          {...field('legalName')}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm font-semibold">Is the business registered for GST?</legend>
        <CheckboxField type="radio" label="Yes, it has a GSTIN" value="yes" {...registration} />
        <CheckboxField
          type="radio"
          label="No, it is not registered"
          value="no"
          error={registrationError}
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
              ? `Valid: ${indianStates[check.stateCode]}, PAN ${check.pan}.`
              : '15 characters. We check it as you type.'
          }
          error={gstinError ?? (gstin.length >= 15 && !check?.valid ? check?.fault : undefined)}
          {...gstinField}
        />
      )}
      {registered === 'no' && (
        <div className="grid gap-3">
          <CheckboxField
            label="I declare that the business is not registered for GST and is not required to be."
            {...field('declared')}
          />
          <StatusMessage>
            You can try everything here without a GSTIN. You need a GST registration to sell to other states
            and on most marketplaces. We'll ask for it before your first such order.
          </StatusMessage>
        </div>
      )}
      <TextField
        label="PAN"
        maxLength={14}
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase sm:max-w-[calc(50%-0.625rem)]"
        {...field('pan', { onChange: () => revalidate('gstin') })}
      />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">Registered address</legend>
        <TextField label="Address" maxLength={200} autoComplete="address-line1" {...field('line1')} />
        <TextField
          label="Area or landmark (optional)"
          maxLength={200}
          autoComplete="address-line2"
          {...field('line2')}
        />
        <TextField label="Town or city" maxLength={100} autoComplete="address-level2" {...field('city')} />
        <SelectField
          label="State"
          {...field('stateCode', { onChange: () => revalidate('pincode', 'gstin') })}
        >
          <option value="">Select</option>
          {indianStateCodes.map((code) => (
            <option key={code} value={code}>
              {indianStates[code]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="PIN code"
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          {...field('pincode')}
        />
      </fieldset>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your business details have been saved.</StatusMessage>}
      <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
