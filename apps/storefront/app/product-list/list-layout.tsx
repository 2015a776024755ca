import type { ReactNode } from 'react';
import { classes } from '@postprocure/ui/classes';

/** A sidebar, if any, and the list beside it; on phones the sidebar is out of the way until it is called. */
export const ListLayout = ({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) => (
  <div
    className={classes(
      'grid grid-cols-1 items-start gap-x-10',
      sidebar !== null && 'xl:grid-cols-[15.5rem_minmax(0,1fr)]',
    )}
  >
    {sidebar}
    <div className="min-w-0">{children}</div>
  </div>
);
