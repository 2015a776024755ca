import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import {
  listFields,
  type FormDefinition,
  type FormField,
} from '@postprocure/contracts/tickets/form-definition';

/** Lists the entered values so that the user can check them before sending the form. */
export function ReviewSummary({ form, values }: { form: FormDefinition; values: FormValues }) {
  const entered = listFields(form).filter(({ type }) => type !== 'consent' && type !== 'files');
  return (
    <dl
      aria-label="Summary of your request"
      className="mb-6 grid gap-x-6 gap-y-3 rounded-md bg-paper p-5 text-sm sm:grid-cols-[14rem_1fr] [@media(scripting:none)]:hidden"
    >
      {entered.map((field) => (
        <div key={field.name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd className="min-w-0 font-semibold break-words whitespace-pre-wrap">
            {describeValue(field, values[field.name]) ?? (
              <span className="font-normal text-ink-soft">Not provided</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function describeValue(field: FormField, value: FormValues[string] | undefined): string | null {
  const entries = [value ?? []].flat().filter((entry) => entry.trim() !== '');
  if (entries.length === 0) return null;
  if (!('options' in field)) return entries.join(', ');
  return entries
    .map((entry) => field.options.find((option) => option.value === entry)?.label ?? entry)
    .join(', ');
}
