import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.tsx';

interface SelectWithButtonProps {
  id?: string;
  /** Label for screen readers when there is no label element. */
  label?: string;
  /** The saved value. */
  value: string;
  /** The text of the button, such as `Assign`. */
  action: string;
  inactive: boolean;
  className: string;
  children: ReactNode;
  onSubmit: (chosen: string) => void;
}

/**
 * A select whose choice takes effect only when its button is pressed. With the keyboard, each press of an arrow key
 * changes the value, and the values in between must not be saved.
 */
export function SelectWithButton(props: SelectWithButtonProps) {
  const { id, label, value, action, inactive, className, children, onSubmit } = props;
  const [draft, setDraft] = useState({ from: value, chosen: value });
  // Discard the draft when the saved value has changed in the meantime.
  const chosen = draft.from === value ? draft.chosen : value;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(chosen);
    setDraft({ from: value, chosen: value });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap items-center gap-2">
      <select
        id={id}
        aria-label={label}
        value={chosen}
        className={classes('min-h-11 min-w-0 rounded-md border', className)}
        onChange={({ currentTarget }) => setDraft({ from: value, chosen: currentTarget.value })}
      >
        {children}
      </select>
      {chosen !== value && (
        <Button type="submit" tone="secondary" size="small" className="min-h-11" inactive={inactive}>
          {action}
        </Button>
      )}
    </form>
  );
}
