import { useState, type ComponentProps } from 'react';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

/** The password can be shown while typing, which makes long passwords practical. */
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
            aria-label={shown ? 'Hide password' : 'Show password'}
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
