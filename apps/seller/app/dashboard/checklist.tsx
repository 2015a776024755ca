import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard';
import type { ChecklistStep } from '@postprocure/contracts/dashboard-parts';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { readStorefrontUrl } from '../storefront-url.ts';

interface StepWords {
  title: string;
  why: string;
  to: string;
}

const words: Record<ChecklistStep, StepWords> = {
  verifyEmail: {
    title: 'Confirm your e-mail address',
    why: 'So that our e-mails reach you.',
    to: '/seller/settings/profile',
  },
  taxData: {
    title: 'Enter your GSTIN, or say that you have none',
    why: 'It is printed on your invoices, and you need it to claim the GST on them.',
    to: '/seller/settings/business',
  },
  address: {
    title: 'Enter the address of your business',
    why: 'It decides whether you are invoiced with IGST, or with CGST and SGST.',
    to: '/seller/settings/business',
  },
  storeAgreement: {
    title: 'Accept the Store Authorization Agreement',
    why: 'Needed before the first order.',
    to: '/seller/settings/agreements',
  },
  firstProduct: {
    title: 'Subscribe to your first product',
    why: 'Press Subscribe Now on any product in the store.',
    to: '',
  },
  firstDownload: {
    title: 'Download your products',
    why: 'As Excel, CSV or a file for your shop.',
    to: '/seller/productSubscription/exports',
  },
};

/** What is left to do before selling; gone once everything is done. */
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
              {!isDone && <p className="text-ink-soft">{words[step].why}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepTitle({ step, isDone }: { step: ChecklistStep; isDone: boolean }) {
  const { title, to } = words[step];
  if (isDone) {
    return (
      <p>
        {title}
        <span className="sr-only">, done</span>
      </p>
    );
  }
  const look = 'font-semibold text-peacock hover:underline';
  return to === '' ? (
    <a href={`${readStorefrontUrl()}/store`} className={look}>
      {title}
    </a>
  ) : (
    <Link to={to} className={look}>
      {title}
    </Link>
  );
}
