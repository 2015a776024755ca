import { Link } from 'react-router';
import { formatRupees } from '@postprocure/money/format-rupees';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { recommendedPlan } from '@postprocure/contracts/plans/recommended-plan';
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

/** A table on wide screens, and a list on phones, where the features of each plan are collapsed. */
export function PlanChoice({ plan, comparison, canChoose }: PlanChoiceProps) {
  const shown = comparison.plans.filter(({ isCompared }) => isCompared);
  const action = (one: ComparedPlan) => <PlanAction one={one} plan={plan} canChoose={canChoose} />;
  const badge = (one: ComparedPlan) => isRecommendedTo(plan, one) && <Badge tone="accent">Recommended</Badge>;
  const limits = comparison.rows.filter(({ values }) => values.starter.kind === 'limit');
  return (
    <>
      <ul className="divide-y divide-line md:hidden">
        {shown.map((one) => (
          <li key={one.key} className="grid gap-3 py-6 first:pt-0 last:pb-0">
            <div>
              <h3 className="flex flex-wrap items-center gap-2 text-base">
                {one.name} {badge(one)}
              </h3>
              <PlanPrice price={one.price} />
            </div>
            <FeatureList rows={limits} planKey={one.key} />
            <div>{action(one)}</div>
            <details className="text-sm">
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-peacock">
                All {one.name} features
              </summary>
              <FeatureList rows={comparison.rows.filter((row) => !limits.includes(row))} planKey={one.key} />
            </details>
          </li>
        ))}
      </ul>
      <table className="hidden w-full table-fixed text-left text-sm md:table">
        <thead>
          <tr className="align-top">
            <td />
            {shown.map((one) => (
              <th key={one.key} scope="col" className="py-2 pr-4 font-normal">
                <span className="flex flex-wrap items-center gap-2 text-base font-semibold">
                  {one.name} {badge(one)}
                </span>
                <PlanPrice price={one.price} />
                <div className="mt-3 mb-2">{action(one)}</div>
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
        </tbody>
      </table>
    </>
  );
}

/** Nobody is recommended a smaller plan than the one they pay for. */
const isRecommendedTo = (plan: MerchantPlan, one: ComparedPlan): boolean =>
  one.key === recommendedPlan && (plan.status !== 'active' || plan.price < one.price);

const FeatureList = ({ rows, planKey }: Pick<PlanComparison, 'rows'> & { planKey: ComparedPlan['key'] }) => (
  <dl className="grid gap-1.5 text-sm">
    {rows.map(({ key, label, values }) => (
      <div
        key={key}
        className={classes('flex justify-between gap-4', isNotIncluded(values[planKey]) && 'text-ink-soft')}
      >
        <dt>{label}</dt>
        <dd className="text-right">{describePlanValue(values[planKey])}</dd>
      </div>
    ))}
  </dl>
);

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
  const hasNoPaidPlan = plan.status !== 'active' || plan.trialEndsAt !== null;
  return (
    <Link
      to={`/seller/settings/plan/${key}`}
      className={buttonClasses(
        { tone: hasNoPaidPlan && key === recommendedPlan ? 'primary' : 'outline', size: 'small' },
        'min-h-11',
      )}
    >
      Choose {name}
    </Link>
  );
}
