import type { FormErrors } from '@postprocure/contracts/tickets/check-form';
import type { FormStep } from '@postprocure/contracts/tickets/form-definition';
import { ProgressBar } from '@postprocure/ui/progress-bar';

interface WizardProgressProps {
  steps: readonly FormStep[];
  current: number;
  /** Steps with errors are marked, even while another step is shown. */
  errors: FormErrors;
}

/** Progress indicator for a form with three steps. Hidden without JavaScript, when all steps are shown. */
export function WizardProgress({ steps, current, errors }: WizardProgressProps) {
  return (
    <div className="mb-8 [@media(scripting:none)]:hidden">
      <ProgressBar
        aria-label={`Step ${current + 1} of ${steps.length}`}
        max={steps.length}
        value={current + 1}
        className="w-full"
      />
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
