import type { FormErrors } from '@postprocure/contracts/tickets/check-form';
import type { FormStep } from '@postprocure/contracts/tickets/form-definition';
import { classes } from '@postprocure/ui/classes';

/** Widths are classes, because the content security policy forbids inline styles. */
const widths = ['w-1/3', 'w-2/3', 'w-full'];

interface WizardProgressProps {
  steps: readonly FormStep[];
  current: number;
  /** Steps with errors are marked, even while another step is shown. */
  errors: FormErrors;
}

/** The progress through a wizard. Hidden without JavaScript, where all steps are shown at once. */
export function WizardProgress({ steps, current, errors }: WizardProgressProps) {
  return (
    <div className="mb-8 [@media(scripting:none)]:hidden">
      <div
        role="progressbar"
        aria-label={`Step ${current + 1} of ${steps.length}`}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={current + 1}
        className="h-2 overflow-hidden rounded-full bg-paper-deep"
      >
        <div className={classes('h-full rounded-full bg-marigold transition-all', widths[current])} />
      </div>
      <ol className="mt-3 grid grid-cols-3 gap-2 text-xs sm:text-sm">
        {steps.map(({ title, fields }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={index === current ? 'font-semibold text-ink' : 'text-ink-soft'}
          >
            <span className="max-sm:block">{index + 1}.</span> {title}
            {fields.some(({ name }) => errors[name] !== undefined) && (
              <span className="block font-semibold text-kumkum">Please check</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
