import { Link } from 'react-router';
import { formatRupees } from '@postprocure/money/format-rupees';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { describePlanValue, isNotIncluded } from './describe-plan-value.ts';

type ComparedPlan = PlanComparison['plans'][number];

interface PlanChoiceProps {
  plan: MerchantPlan;
  comparison: PlanComparison;
  /** false for users who cannot change the plan. */
  canChoose: boolean;
}

/** A table on wide screens, and a list on phones. */
export function PlanChoice({ plan, comparison, canChoose }: PlanChoiceProps) {
  const shown = comparison.plans.filter(({ isCompared }) => isCompared);
  const action = (one: ComparedPlan) => <PlanAction one={one} plan={plan} canChoose={canChoose} />;
  return (
    <>
      <ul className="divide-y divide-line md:hidden">
        {shown.map((one) => (
          <li key={one.key} className="grid gap-3 py-6 first:pt-0 last:pb-0">
            <div>
              <h3 className="text-base">{one.name}</h3>
              <PlanPrice price={one.price} />
            </div>
            <dl className="grid gap-1.5 text-sm">
              {comparison.rows.map(({ key, label, values }) => (
                <div
                  key={key}
                  className={classes(
                    'flex justify-between gap-4',
                    isNotIncluded(values[one.key]) && 'text-ink-soft',
                  )}
                >
                  <dt>{label}</dt>
                  <dd className="text-right">{describePlanValue(values[one.key])}</dd>
                </div>
              ))}
            </dl>
            <div>{action(one)}</div>
          </li>
        ))}
      </ul>
      <table className="hidden w-full text-left text-sm md:table">
        <thead>
          <tr className="align-top">
            <td />
            {shown.map(({ key, name, price }) => (
              <th key={key} className="py-2 pr-4 font-normal">
                <span className="block text-base font-semibold">{name}</span>
                <PlanPrice price={price} />
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
                <td
                  key={planKey}
                  className={classes('py-2 pr-4', isNotIncluded(values[planKey]) && 'text-ink-soft')}
                >
                  {describePlanValue(values[planKey])}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-middle">
            <th scope="row" className="sr-only">
              Choose
            </th>
            {shown.map((one) => (
              <td key={one.key} className="pt-4 pr-4">
                {action(one)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const PlanPrice = ({ price }: Pick<ComparedPlan, 'price'>) => (
  <span className="block text-sm text-ink-soft">
    {formatRupees(price, { decimals: 0 })} per month, including GST
  </span>
);

interface PlanActionProps extends Omit<PlanChoiceProps, 'comparison'> {
  one: ComparedPlan;
}

function PlanAction({ one: { key, name }, plan, canChoose }: PlanActionProps) {
  if (key === plan.key && plan.status === 'active') return <Badge tone="success">Your plan</Badge>;
  if (key === plan.requested?.key) return <Badge tone="accent">Requested</Badge>;
  if (!canChoose || key === 'starter') return null;
  // During a trial or without an active plan, choosing a plan is the main action of the page.
  const isMainAction = plan.status !== 'active' || plan.trialEndsAt !== null;
  return (
    <Link
      to={`/seller/settings/plan/${key}`}
      className={buttonClasses({ tone: isMainAction ? 'primary' : 'outline', size: 'small' }, 'min-h-11')}
    >
      Choose {name}
    </Link>
  );
}
