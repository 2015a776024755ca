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

export function Field({
  label,
  hint,
  error,
  children,
}: FieldTexts & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={classes('mt-1.5 text-sm', error ? 'text-kumkum' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} className={controlClasses(error, className)} {...rest} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'select'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...control} className={controlClasses(error, className)} {...rest} />}
    </Field>
  );
}
