import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classes } from './classes.tsx';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title?: string;
  /** Why the list is empty, and what will fill it. */
  children: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** Announces the text to screen readers when it appears, for lists that can be filtered. */
  announced?: boolean;
}

/** Shown in place of an empty list. */
export const EmptyState = ({ icon, title, children, action, announced = false }: EmptyStateProps) => (
  <Card className="grid justify-items-center gap-4 px-6 py-12 text-center">
    <span className="inline-grid size-14 place-items-center rounded-full bg-marigold-soft text-aubergine">
      <Icon name={icon} className="size-7" />
    </span>
    {title !== undefined && <h2 className="text-xl">{title}</h2>}
    <p
      role={announced ? 'status' : undefined}
      className={classes('max-w-md text-balance', title !== undefined && 'text-ink-soft')}
    >
      {children}
    </p>
    {action}
  </Card>
);
