import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.tsx';

interface SelectActProps {
  id?: string;
  /** Where no label element names the select. */
  label?: string;
  /** What holds now. */
  value: string;
  /** What the button says, such as `Assign`. */
  action: string;
  inactive: boolean;
  className: string;
  /** The options. */
  children: ReactNode;
  onAct: (chosen: string) => void;
}

/**
 * A choice that takes effect by its button only, which is there once something else is chosen: by keyboard one goes
 * through the options one by one, and none of those passed on the way is meant.
 */
export function SelectAct(props: SelectActProps) {
  const { id, label, value, action, inactive, className, children, onAct } = props;
  const [draft, setDraft] = useState({ from: value, chosen: value });
  // What holds may change elsewhere: a choice made before that is not the one asked for now.
  const chosen = draft.from === value ? draft.chosen : value;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAct(chosen);
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
