import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.tsx';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export const controlClasses = (error: string | undefined, extra?: string): string =>
  classes(
    'block min-h-12 w-full rounded-md border bg-white px-4 text-base text-ink placeholder:text-ink-soft',
    error ? 'border-kumkum' : 'border-line-strong',
    extra,
  );

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const labelClasses = 'mb-1.5 block text-sm font-medium text-ink';

export function Field({
  id: givenId,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string | undefined; children: (control: ControlAttributes) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label htmlFor={id} className={labelClasses}>
        {label}
      </label>
      {children(controlAttributes(id, { hint, error }))}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

const noteIdOf = (id: string): string => `${id}-note`;

const controlAttributes = (id: string, { hint, error }: Omit<FieldTexts, 'label'>): ControlAttributes => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? noteIdOf(id) : undefined,
});

/** An error takes the place of the hint. */
const FieldNote = ({ id, hint, error }: Omit<FieldTexts, 'label'> & { id: string }) =>
  (error ?? hint) && (
    <p id={noteIdOf(id)} className={classes('mt-1.5 text-sm', error ? 'text-kumkum' : 'text-ink-soft')}>
      {error ?? hint}
    </p>
  );

export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} className={controlClasses(error, className)} {...rest} />}
    </Field>
  );
}

export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea {...control} className={controlClasses(error, classes('py-3', className))} {...rest} />
      )}
    </Field>
  );
}

export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'select'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <select {...control} className={controlClasses(error, className)} {...rest} />}
    </Field>
  );
}

const tickClasses = 'mt-0.5 size-5 shrink-0 accent-peacock';

/** One box to tick. Its label may hold links. */
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

/** Any number of several boxes. The id leads to the first of them. */
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
