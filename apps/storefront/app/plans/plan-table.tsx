import type { Plan, PlanComparison, PlanValue } from '@postprocure/contracts/plans/plan';
import { recommendedPlan } from '@postprocure/contracts/plans/recommended-plan';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { signupUrl } from '../session/seller-urls.ts';
import { useSite } from '../site.ts';
import { describePlanValue } from './describe-plan-value.ts';

/** Comparison table of the plans. */
export function PlanTable({ comparison: { plans, rows } }: { comparison: PlanComparison }) {
  const compared = plans.filter(({ isCompared }) => isCompared);
  return (
    <section aria-labelledby="compare-plans">
      <h2 id="compare-plans" className="sr-only">
        Compare the plans
      </h2>
      <PlanCards plans={compared} rows={rows} />
      <div className="overflow-hidden rounded-lg border border-line bg-white shadow-card">
        <table className="w-full table-fixed border-collapse text-left text-xs sm:text-base">
          <caption className="sr-only">Monthly Plans, feature by feature</caption>
          <colgroup>
            <col className="w-[31%] sm:w-[34%]" />
            {compared.map(({ key }) => (
              <col key={key} />
            ))}
          </colgroup>
          <thead>
            <tr className="bg-paper-deep align-bottom">
              <td className="px-3 py-4 text-ink-soft sm:px-5">Per month</td>
              {compared.map((plan) => (
                <PlanHead key={plan.key} plan={plan} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row" className="px-3 py-3 align-top font-semibold sm:px-5">
                  {label}
                  {needsConnection.has(key) && (
                    <span className="mt-0.5 block text-xs font-normal text-ink-soft">Not available yet</span>
                  )}
                </th>
                {compared.map((plan) => (
                  <td
                    key={plan.key}
                    className={classes('px-1 py-3 align-top sm:px-5', isRecommended(plan) && 'bg-paper')}
                  >
                    <Value value={values[plan.key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Prices include GST. Every plan begins with the <Trial plans={plans} />. No Credit Card required.
      </p>
    </section>
  );
}

/** Features of a connected store. The plans include them, but no store can be connected yet. */
const needsConnection = new Set<string>(['sync.inventory', 'sync.orders', 'api.marketplace', 'api.d2c']);

const isRecommended = ({ key }: Plan): boolean => key === recommendedPlan;

/** On a phone the buttons come first, because the table fills several screens. */
const PlanCards = ({ plans, rows }: PlanComparison) => (
  <ul className="mb-8 grid grid-cols-1 gap-4 md:hidden print:hidden">
    {plans.map((plan) => (
      <li
        key={plan.key}
        className={classes(
          'grid gap-3 rounded-lg border bg-white p-5 shadow-card',
          isRecommended(plan) ? 'border-2 border-marigold' : 'border-line',
        )}
      >
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="flex flex-wrap items-center gap-x-2 text-xl">
            {plan.name} {isRecommended(plan) && <Badge tone="accent">Recommended</Badge>}
          </h3>
          <p className="shrink-0">
            <span className="text-xl font-semibold">{formatRupees(plan.price, { decimals: 0 })}</span>
            <span className="text-sm text-ink-soft"> per month</span>
          </p>
        </div>
        <ul className="grid gap-1 text-sm">
          {rows
            .filter(({ values }) => values[plan.key].kind === 'limit')
            .map(({ key, label, values }) => (
              <li key={key} className="flex justify-between gap-3">
                <span>{label}</span>
                <span className="font-semibold">{describePlanValue(values[plan.key])}</span>
              </li>
            ))}
        </ul>
        <ChoosePlan plan={plan} className="w-full" />
      </li>
    ))}
  </ul>
);

const PlanHead = ({ plan }: { plan: Plan }) => (
  <th
    scope="col"
    className={classes('px-1 py-4 font-normal sm:px-5', isRecommended(plan) && 'bg-marigold-soft')}
  >
    {isRecommended(plan) && <span className="mb-1 hidden text-sm font-semibold md:block">Recommended</span>}
    <span className="block font-semibold sm:text-xl">{plan.name}</span>
    <span className="mt-1 block font-semibold sm:text-2xl">{formatRupees(plan.price, { decimals: 0 })}</span>
    <div className="mt-3 hidden md:block">
      <ChoosePlan plan={plan} className="w-full max-w-52" />
    </div>
  </th>
);

function ChoosePlan({ plan, className }: { plan: Plan; className: string }) {
  const site = useSite();
  return (
    <a
      href={signupUrl(site, plan.key)}
      className={buttonClasses(
        { tone: isRecommended(plan) ? 'primary' : 'outline', size: 'compact' },
        `print:hidden ${className}`,
      )}
    >
      Choose {plan.name}
    </a>
  );
}

function Value({ value }: { value: PlanValue }) {
  const text = describePlanValue(value);
  if (value.kind === 'limit') return <span className="font-semibold">{text}</span>;
  if (value.access === 'none') return <span className="text-ink-soft">{text}</span>;
  return (
    <span className="inline-flex items-start gap-1 sm:gap-1.5">
      {value.access === 'full' && (
        <Icon name="check" className="mt-0.5 size-4 shrink-0 text-leaf sm:size-5" />
      )}
      {text}
    </span>
  );
}

function Trial({ plans }: { plans: readonly Plan[] }) {
  const trial = plans.find(({ trialDays }) => trialDays !== null);
  return trial ? `${trial.trialDays ?? ''}-day free trial (${trial.name})` : 'free trial';
}
