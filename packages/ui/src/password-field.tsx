import { useState, type ComponentProps } from 'react';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

/** Can be looked at while it is typed: long passwords are chosen only by people who can see them. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & FieldTexts) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            className={controlClasses(error, `pr-20 ${className ?? ''}`)}
            {...rest}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
            aria-pressed={shown}
            className="absolute inset-y-1 right-1 rounded-sm px-3 text-sm font-semibold text-peacock"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
