import type { ReactNode } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { shippingServices, type ShippingEstimate } from '@postprocure/money/shipping-estimate';

interface EstimateResultProps {
  estimate: ShippingEstimate | undefined;
  calculating: boolean;
}

export const EstimateResult = ({ estimate, calculating }: EstimateResultProps) => (
  <div role="status" className="on-dark rounded-lg bg-aubergine p-6 text-on-dark sm:p-8 lg:sticky lg:top-36">
    {estimate ? (
      <Estimate estimate={estimate} />
    ) : (
      <p className="text-on-dark-soft">
        {calculating ? 'Calculating...' : 'Fill in the form to see the cost and the delivery time here.'}
      </p>
    )}
  </div>
);

function Estimate({ estimate }: { estimate: ShippingEstimate }) {
  const service = shippingServices[estimate.service];
  const kilograms = (estimate.chargeableGrams / 1000).toFixed(3);
  return (
    <>
      <p className="text-sm text-on-dark-soft">Estimated cost</p>
      <p className="mt-1 text-3xl font-semibold text-marigold">
        {formatRupees(paiseToRupees(estimate.costPaise))}
      </p>
      <dl className="mt-5 grid grid-cols-1 gap-3 border-t border-aubergine-line pt-5">
        <Fact term="Service">{service.name}</Fact>
        <Fact term="Estimated delivery">{service.delivery}</Fact>
        <Fact term="Chargeable weight">
          {kilograms} kg, {estimate.chargedBy === 'volume' ? 'by volume' : 'as weighed'}
        </Fact>
        {estimate.hasValueCharge && <Fact term="Value above ₹5,000">0.5% of the value is included</Fact>}
      </dl>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-on-dark-soft">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
