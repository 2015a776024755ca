import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'checkbox' | 'radio';
}

/** A box, or one of several to choose from, with its words beside it; both can be clicked. */
export function CheckboxField({
  label,
  hint,
  error,
  type = 'checkbox',
  className,
  ...rest
}: CheckboxFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-peacock"
          {...rest}
        />
        <label htmlFor={id} className="text-sm text-ink">
          {label}
        </label>
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={classes('mt-1 ml-8 text-sm', error ? 'text-kumkum' : 'text-ink-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
