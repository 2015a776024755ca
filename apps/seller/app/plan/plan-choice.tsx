import type { MerchantPlan, PlanRequest } from '@postprocure/contracts/merchant-plan';
import type { PlanComparison, PlanValue } from '@postprocure/contracts/plan';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { formatCount } from '@postprocure/money/format-count';

interface PlanChoiceProps {
  plan: MerchantPlan;
  comparison: PlanComparison;
  disabled: boolean;
  /** Null for those who may only look. */
  onRequest: ((planKey: PlanRequest['planKey']) => void) | null;
}

const describeValue = (value: PlanValue): string => {
  if (value.kind === 'limit') {
    return value.quantity === null ? 'Unlimited' : formatCount(value.quantity);
  }
  return { full: 'Yes', preview: 'Preview', 'on-request': 'Special request, chargeable', none: 'No' }[
    value.access
  ];
};

/** The plans beside each other, from the table that the limits themselves are read from. */
export function PlanChoice({ plan, comparison, disabled, onRequest }: PlanChoiceProps) {
  const shown = comparison.plans.filter(({ isCompared }) => isCompared);
  return (
    <div role="region" aria-label="Plans" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[40rem] text-left text-sm">
        <thead>
          <tr className="align-top">
            <td />
            {shown.map(({ key, name, price }) => (
              <th key={key} className="py-2 pr-4">
                <span className="block text-base font-semibold">{name}</span>
                <span className="block font-normal text-ink-soft">
                  {formatRupees(price, { decimals: 0 })} a month, GST included
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ key, label, values }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {label}
              </th>
              {shown.map(({ key: planKey }) => (
                <td key={planKey} className="py-2 pr-4">
                  {describeValue(values[planKey])}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th scope="row" className="sr-only">
              Choose
            </th>
            {shown.map(({ key, name }) => (
              <td key={key} className="py-3 pr-4">
                {key === plan.key && plan.status === 'active' ? (
                  <Badge tone="success">Your plan</Badge>
                ) : key === plan.requested?.key ? (
                  <Badge tone="accent">Requested</Badge>
                ) : (
                  onRequest &&
                  key !== 'starter' && (
                    <Button tone="outline" size="small" disabled={disabled} onClick={() => onRequest(key)}>
                      Choose {name}
                    </Button>
                  )
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
