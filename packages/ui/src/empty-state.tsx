import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classes } from './classes.tsx';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  /** A heading of its own; without it the sentence is enough. */
  title?: string;
  /** Why there is nothing, and what will fill it. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** Announced when it appears, for lists that are filtered. */
  announced?: boolean;
}

/** What stands where a list would be, as long as there is nothing in it. */
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
