import type { MerchantProfile } from '@postprocure/contracts/merchants/merchant-profile';
import { businessTypeNames } from '@postprocure/contracts/merchants/business-type';
import { indianStates } from '@postprocure/contracts/indian-state';

/** The business profile as plain text, for users who cannot edit it. */
export function BusinessFacts({ profile }: { profile: MerchantProfile }) {
  const { address } = profile;
  const facts = [
    ['Business type', profile.businessType && businessTypeNames[profile.businessType]],
    ['Legal name', profile.legalName],
    ['GSTIN', profile.gstin ?? (profile.unregisteredSince && 'Not registered for GST (declared)')],
    ['PAN', profile.pan],
    [
      'Registered address',
      address &&
        [address.line1, address.line2, address.city, indianStates[address.stateCode], address.pincode]
          .filter(Boolean)
          .join(', '),
    ],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold break-words max-sm:-mt-2">{value ?? 'Not provided yet'}</dd>
        </div>
      ))}
    </dl>
  );
}
