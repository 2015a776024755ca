import { isAskedFor, type FormValues } from '@postprocure/contracts/tickets/check-form';
import { honeypotField, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { fieldId } from './field-id.ts';
import { FormControl } from './form-control.tsx';
import { FormOutcomePanel } from './form-outcome-panel.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { useTicketForm } from './use-ticket-form.ts';
import { WizardProgress } from './wizard-progress.tsx';

export interface TicketFormProps {
  form: FormDefinition;
  /** The ID of the form's section, so that the page can link to it. */
  anchor: string;
  heading: string;
  /** Path that handles the form without JavaScript. */
  path: string;
  /** Result of a form submitted without JavaScript. */
  outcome: FormOutcome | undefined;
  prefill?: FormValues;
  minPendingMs?: number;
  /** Whether a wizard scrolls to the top of the page with each step. */
  scrollsToTop?: boolean;
  /** Whether the last step of a wizard shows a summary. */
  reviews?: boolean;
}

const spans = { full: 'sm:col-span-6', half: 'sm:col-span-3', third: 'sm:col-span-2' } as const;
const hiddenUnlessScriptless = 'hidden [@media(scripting:none)]:block';

/** Renders any form, on one page or in steps, with and without JavaScript. */
export function TicketForm(props: TicketFormProps) {
  const { form, anchor, heading, path, outcome: sent, prefill = {}, reviews = false } = props;
  const initialValues = sent?.isStored === false ? sent.values : prefill;
  const { outcome, errors, values, step, goToStep, ...sending } = useTicketForm({
    form,
    initialOutcome: sent,
    initialValues,
    minPendingMs: props.minPendingMs ?? 0,
  });
  const { isPending, round, panel, stepHeading, element, submit, follow } = sending;
  const isHydrated = useHydrated();
  const isWizard = form.steps.length > 1;
  const isLast = step === form.steps.length - 1;

  const goTo = (next: number) => {
    goToStep(next);
    // The heading can take the focus at once, because only its text changes with the step.
    stepHeading.current?.focus({ preventScroll: true });
    if (props.scrollsToTop) window.scrollTo({ top: 0 });
    else stepHeading.current?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (name: string) => {
    goToStep(form.steps.findIndex(({ fields }) => fields.some((field) => field.name === name)));
    requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus());
  };

  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
      // Hides the page's introduction, so that the next step is at the top.
      data-under-way={(props.scrollsToTop && step > 0) || undefined}
    >
      <Card className="max-w-4xl p-5 sm:p-8 lg:p-10">
        <h2 id={`${anchor}-heading`} className="mb-6 text-2xl">
          {heading}
        </h2>
        <FormOutcomePanel form={form} outcome={outcome} errors={errors} onChoose={choose} ref={panel} />
        {isWizard && <WizardProgress steps={form.steps} current={step} errors={errors} />}
        <form
          key={round}
          ref={element}
          method="post"
          action={`${path}#${anchor}`}
          encType="multipart/form-data"
          noValidate={isHydrated}
          aria-labelledby={`${anchor}-heading`}
          onSubmit={(event) => void submit(event)}
          onChange={(event) => follow(event.currentTarget)}
        >
          {isWizard && (
            <h3
              ref={stepHeading}
              tabIndex={-1}
              className="mb-5 text-xl outline-none [@media(scripting:none)]:hidden"
            >
              {form.steps[step]?.title}
            </h3>
          )}
          {form.steps.map(({ title, fields }, index) => (
            <fieldset
              key={title}
              className={classes('min-w-0', index === step ? 'block' : hiddenUnlessScriptless)}
            >
              <legend
                className={
                  isWizard ? 'hidden py-5 text-xl font-semibold [@media(scripting:none)]:block' : 'sr-only'
                }
              >
                {title}
              </legend>
              {reviews && index === form.steps.length - 1 && <ReviewSummary form={form} values={values} />}
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-6">
                {fields.map((field) => (
                  <div
                    key={field.name}
                    className={classes(
                      spans[field.width ?? 'full'],
                      !isAskedFor(field, values) && hiddenUnlessScriptless,
                    )}
                  >
                    <FormControl
                      field={field}
                      value={round === 0 ? initialValues[field.name] : undefined}
                      error={errors[field.name]}
                      filesLost={outcome?.isStored === false && outcome.hadFiles}
                    />
                  </div>
                ))}
              </div>
            </fieldset>
          ))}
          <Honeypot />
          <div className="mt-8 flex flex-wrap gap-3">
            {isWizard && step > 0 && (
              <Button
                tone="outline"
                onClick={() => goTo(step - 1)}
                className="[@media(scripting:none)]:hidden"
              >
                Back
              </Button>
            )}
            {isWizard && !isLast && (
              <Button onClick={() => goTo(step + 1)} className="[@media(scripting:none)]:hidden">
                Next
              </Button>
            )}
            <div className={isLast ? undefined : hiddenUnlessScriptless}>
              <Button type="submit" inactive={isPending}>
                {isPending ? 'Submitting...' : form.submitLabel}
              </Button>
            </div>
          </div>
        </form>
      </Card>
    </section>
  );
}

/** A honeypot field: hidden from people, so only bots fill it in. */
const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
    <label>
      Leave this empty
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
