import type { Ref } from 'react';
import type { FormErrors } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { Icon } from '@postprocure/ui/icon';
import { fieldId } from './field-id.ts';

interface FormOutcomePanelProps {
  form: FormDefinition;
  outcome: FormOutcome | undefined;
  errors: FormErrors;
  onChoose: (name: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** Always rendered, so that screen readers announce what appears in it. */
export function FormOutcomePanel({ form, outcome, errors, onChoose, ref }: FormOutcomePanelProps) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <div role="status">{outcome?.isStored && <Success outcome={outcome} />}</div>
      <div role="alert">
        {outcome?.isStored === false && (
          <Failure form={form} message={outcome.message} errors={errors} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}

function Success({ outcome }: { outcome: FormOutcome & { isStored: true } }) {
  return (
    <div className="mb-8 flex flex-col gap-4 rounded-md border border-leaf bg-leaf-soft p-5 sm:flex-row sm:p-6">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf text-white">
        <Icon name="check" className="size-6" />
      </span>
      <div className="grid gap-2">
        <p className="text-lg font-semibold">{outcome.message}</p>
        <p className="text-sm">
          Your reference number is{' '}
          <strong className="font-semibold whitespace-nowrap">{outcome.reference}</strong>. We have emailed
          you a confirmation.
        </p>
      </div>
    </div>
  );
}

interface FailureProps {
  form: FormDefinition;
  message: string;
  errors: FormErrors;
  onChoose: (name: string) => void;
}

function Failure({ form, message, errors, onChoose }: FailureProps) {
  const known = new Map(listFields(form).map((field) => [field.name, field.label]));
  const entries = Object.entries(errors);
  return (
    <div className="mb-8 rounded-md border border-kumkum bg-kumkum-soft p-5 sm:p-6">
      <p className="font-semibold">{message}</p>
      {entries.length > 0 && (
        <ul className="mt-2 grid text-sm">
          {entries.map(([name, problem]) => (
            <li key={name}>
              {known.has(name) ? (
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(name);
                  }}
                  className="inline-flex min-h-8 items-center text-kumkum pointer-coarse:min-h-11 underline underline-offset-3"
                >
                  {problem}
                </a>
              ) : (
                `${name}: ${problem}`
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
