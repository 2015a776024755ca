import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

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
