import type { ReactNode } from 'react';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison, PlanKey } from '@postprocure/contracts/plans/plan';
import { splitGst } from '@postprocure/money/gst';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import { Icon } from '@postprocure/ui/icon';
import { formatDate } from '@postprocure/contracts/indian-date';
import { describePlanValue, isNotIncluded } from './describe-plan-value.ts';
import type { PlanOffer } from './plan-offer.ts';

const gstPercent = 18;

interface PlanSummaryProps {
  planKey: PlanKey;
  price: number;
  current: MerchantPlan;
  comparison: PlanComparison;
  offer: PlanOffer;
}

/** What a merchant should know before paying for a plan. */
export function PlanSummary({ planKey, price, current, comparison, offer }: PlanSummaryProps) {
  const { taxablePaise, taxPaise } = splitGst(rupeesToPaise(price), gstPercent);
  // Rounded to whole rupees: the exact tax depends on the merchant's state and is shown on the invoice.
  const inRupees = (paise: number) => formatRupees(paiseToRupees(paise), { decimals: 0 });
  const included = comparison.rows.filter(({ values }) => !isNotIncluded(values[planKey]));
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 text-sm">
        <Fact label="Price">
          {formatRupees(price, { decimals: 0 })} per month
          <span className="block text-xs text-ink-soft">
            {inRupees(taxablePaise)} + {inRupees(taxPaise)} GST ({gstPercent}%)
          </span>
        </Fact>
        <Fact label="Starts">{describeStart(current, offer)}</Fact>
        <Fact label="Renews">
          Every month from your wallet. We remind you beforehand, and you can cancel any time.
        </Fact>
      </dl>
      <div>
        <h3 className="mb-3 text-base">What it includes</h3>
        <ul className="grid gap-2 text-sm sm:grid-cols-2">
          {included.map(({ key, label, values }) => (
            <li key={key} className="flex items-start gap-2">
              <Icon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
              <span>
                {label}
                {describeExtent(values[planKey])}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </>
);

function describeExtent(value: PlanComparison['rows'][number]['values'][PlanKey]): string {
  const words = describePlanValue(value);
  return words === 'Yes' ? '' : `: ${words}`;
}

function describeStart(
  { name, periodEnd, trialEndsAt, status }: MerchantPlan,
  { startsAt }: PlanOffer,
): string {
  if (startsAt === 'periodEnd') {
    return `On ${formatDate(periodEnd)}, when your ${name} period ends. You won't be charged before then.`;
  }
  if (status === 'active' && trialEndsAt === null) {
    return `Immediately, with a new month. The rest of your ${name} period isn't refunded.`;
  }
  return status === 'active' ? 'Immediately. It replaces your free trial.' : 'Immediately.';
}
