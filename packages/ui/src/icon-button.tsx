import type { ComponentProps } from 'react';
import { activityProps, type Activity } from './button.tsx';
import { classes } from './classes.tsx';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Activity & { icon: IconName; label: string };

export function IconButton({
  icon,
  label,
  className,
  type = 'button',
  inactive,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-current/10',
        'disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        className,
      )}
      {...activityProps(inactive, onClick)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
