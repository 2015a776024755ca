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
      className={classes('icon-button', className)}
      {...activityProps(inactive, onClick)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
