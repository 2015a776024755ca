import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.tsx';
import { controlAttributes, FieldNote, labelClasses, noteIdOf, type FieldTexts } from './field.tsx';

const tickClasses = 'mt-0.5 size-5 shrink-0 accent-peacock';

/** A single checkbox. Its label may contain links. */
export function CheckboxField({
  id: givenId,
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'input'> & Omit<FieldTexts, 'label'> & { label: ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-10 items-start gap-3 py-2 text-sm text-ink">
        <input
          type="checkbox"
          {...controlAttributes(id, { hint, error })}
          className={classes(tickClasses, className)}
          {...rest}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

interface CheckboxGroupProps extends FieldTexts {
  id: string;
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValues: readonly string[];
}

/** A group of checkboxes. The first one gets the `id`. */
export function CheckboxGroup({ id, name, label, hint, error, options, defaultValues }: CheckboxGroupProps) {
  return (
    <fieldset aria-describedby={(error ?? hint) ? noteIdOf(id) : undefined}>
      <legend className={labelClasses}>{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-10 items-start gap-2 py-2 text-sm text-ink">
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={defaultValues.includes(option.value)}
              className={tickClasses}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
