import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import type { ChecklistStep } from '@postprocure/contracts/dashboard/dashboard-parts';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { storefrontPageUrl } from '../storefront-url.ts';

interface StepText {
  title: string;
  why: string;
  to: string;
}

const stepTexts: Record<ChecklistStep, StepText> = {
  verifyEmail: {
    title: 'Confirm your email address',
    why: 'To make sure our emails reach you.',
    to: '/seller/settings/profile',
  },
  taxData: {
    title: "Add your GSTIN (or tell us you don't have one)",
    why: 'It is printed on your invoices. You need it to claim input tax credit.',
    to: '/seller/settings/business',
  },
  address: {
    title: 'Add your business address',
    why: 'It determines whether we charge you IGST, or CGST and SGST.',
    to: '/seller/settings/business',
  },
  storeAgreement: {
    title: 'Accept the Store Authorization Agreement',
    why: 'Required before your first order.',
    to: '/seller/settings/agreements',
  },
  firstProduct: {
    title: 'Subscribe to your first product',
    why: 'Click Subscribe Now on any product in the store.',
    to: '',
  },
  firstDownload: {
    title: 'Export your products',
    why: 'As Excel, CSV or a file for your online store.',
    to: '/seller/productSubscription/exports',
  },
};

/** Hidden once every step is done. */
export function Checklist({ checklist }: Pick<Dashboard, 'checklist'>) {
  const done = checklist.filter((one) => one.done).length;
  if (done === checklist.length) return null;
  const next = checklist.find((one) => !one.done)?.step;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">Get ready to sell</h2>
        <p className="text-sm text-ink-soft">
          {done} of {checklist.length} done
        </p>
      </div>
      <ol className="grid gap-1">
        {checklist.map(({ step, done: isDone }) => (
          <li
            key={step}
            className={classes('flex items-start gap-3 rounded-md p-2', step === next && 'bg-marigold-soft')}
          >
            <span
              className={classes(
                'mt-0.5 inline-grid size-6 shrink-0 place-items-center rounded-full border',
                isDone ? 'border-leaf bg-leaf text-white' : 'border-line-strong',
              )}
            >
              {isDone && <Icon name="check" className="size-4" />}
            </span>
            <div className="text-sm">
              <StepTitle step={step} isDone={isDone} />
              {!isDone && <p className="text-ink-soft">{stepTexts[step].why}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepTitle({ step, isDone }: { step: ChecklistStep; isDone: boolean }) {
  const { title, to } = stepTexts[step];
  if (isDone) {
    return (
      <p>
        {title}
        <span className="sr-only">, done</span>
      </p>
    );
  }
  const linkClasses = 'font-semibold text-peacock hover:underline';
  return to === '' ? (
    <a href={storefrontPageUrl('/store')} className={linkClasses}>
      {title}
    </a>
  ) : (
    <Link to={to} className={linkClasses}>
      {title}
    </Link>
  );
}
