import { maxLengthOf, type FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormField } from '@postprocure/contracts/tickets/form-definition';
import { formatPhone, indianPhoneMessage } from '@postprocure/contracts/tickets/phone';
import { CheckboxField, CheckboxGroup } from '@postprocure/ui/checkbox-field';
import { SelectField, TextField } from '@postprocure/ui/field';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { InlineText } from '../content/inline-text.tsx';
import { fieldId } from './field-id.ts';
import { FilesControl } from './files-control.tsx';

interface FormControlProps {
  field: FormField;
  /** The initial value. The input is uncontrolled. */
  value: FormValues[string] | undefined;
  error: string | undefined;
  /** Set if files must be chosen again. */
  filesLost: boolean;
}

/** One field of a form. Without JavaScript, the browser's own validation checks it. */
export function FormControl({ field, value = '', error, filesLost }: FormControlProps) {
  const { name, hint } = field;
  const isRequired = field.missing !== undefined;
  const label = isRequired ? field.label : `${field.label} (optional)`;
  const text = typeof value === 'string' ? value : '';
  const common = { id: fieldId(name), name, label, hint, error, required: isRequired };
  const written = { ...common, defaultValue: text, maxLength: maxLengthOf(field) };
  switch (field.type) {
    case 'text':
      return (
        <TextField
          {...written}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
    case 'email':
      return <TextField {...written} type="email" autoComplete="email" />;
    case 'phone':
      return (
        <TextField
          {...written}
          type="tel"
          autoComplete="tel"
          placeholder="+91-98765-43210"
          onBlur={({ target }) => {
            target.value = formatPhone(target.value);
          }}
          {...(field.strict && { pattern: '\\+91-[0-9]{5}-[0-9]{5}', title: indianPhoneMessage })}
        />
      );
    case 'webAddress':
      return <TextField {...written} type="url" autoComplete="url" placeholder={field.placeholder} />;
    case 'wholeNumber':
      return (
        <TextField
          {...common}
          defaultValue={text}
          type="number"
          min={field.min}
          max={field.max}
          step={1}
          inputMode="numeric"
          placeholder={field.placeholder}
        />
      );
    case 'rupees':
      return <TextField {...written} inputMode="decimal" placeholder="₹" />;
    case 'longText':
    case 'links':
      return (
        <TextAreaField
          {...written}
          rows={field.type === 'longText' ? (field.rows ?? 4) : 3}
          placeholder={field.placeholder}
        />
      );
    case 'choice':
      return (
        <SelectField {...common} defaultValue={text}>
          <option value="">{field.placeholder}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case 'choices':
      return (
        <CheckboxGroup
          id={fieldId(name)}
          name={name}
          label={label}
          hint={hint}
          error={error}
          options={field.options}
          defaultValues={[value].flat()}
        />
      );
    case 'consent':
      return <CheckboxField {...common} label={<InlineText text={label} />} defaultChecked={text === 'on'} />;
    case 'files':
      return <FilesControl name={name} label={label} error={error} filesLost={filesLost} />;
  }
}
