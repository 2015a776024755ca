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

export const labelClasses = 'mb-1.5 block text-sm font-semibold text-ink';

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

export const noteIdOf = (id: string): string => `${id}-note`;

export const controlAttributes = (
  id: string,
  { hint, error }: Omit<FieldTexts, 'label'>,
): ControlAttributes => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? noteIdOf(id) : undefined,
});

/** If there is an error, it replaces the hint. */
export const FieldNote = ({ id, hint, error }: Omit<FieldTexts, 'label'> & { id: string }) =>
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
