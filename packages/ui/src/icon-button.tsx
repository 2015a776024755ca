import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-current/10',
        'disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
